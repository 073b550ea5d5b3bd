# Keryx in a container: docs/operating.md tells how to run it.

# The first stage has pip; the second gets the finished environment alone.
FROM python:3.11-slim-bookworm AS build
WORKDIR /opt/keryx
COPY requirements.lock ./
COPY tools/set_up.py tools/
RUN python -I tools/set_up.py requirements.lock
# Packages that few want: --build-arg EXTRAS="asyncpg sentry-sdk"
ARG EXTRAS=""
# hadolint ignore=SC2086 - several names are several words
RUN if [ -n "$EXTRAS" ]; then .venv/bin/pip install --no-cache-dir $EXTRAS; fi \
    && .venv/bin/pip uninstall --yes --quiet pip

COPY LICENSE keryx pyproject.toml ./
COPY tools/set_up.sh tools/
COPY bot bot
COPY cogs cogs
COPY games games
COPY practice practice
COPY rendering rendering
# Others may read it, whatever the umask of the checkout. The bot cannot write here, so what Python would compile at
# every start is compiled now.
RUN chmod -R a+rX . && python -m compileall -q bot cogs games practice rendering

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin keryx \
    && install --directory --owner=keryx --group=keryx --mode=0700 /data
WORKDIR /opt/keryx
COPY --from=build /opt/keryx ./
ENV KERYX_DATA=/data \
    HEALTH_PORT=8421
USER 10001:10001
VOLUME /data
# The port listens inside the container alone, so the question is asked from inside.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["./keryx", "health"]
ENTRYPOINT ["./keryx"]
CMD ["run"]
