// Small helpers to build elements without markup in strings.

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (key in element && !key.includes("-") && key !== "list") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const $ = (id) => document.getElementById(id);

export function say(text, kind = "note") {
  const toast = h("p", { className: `toast ${kind}` }, text);
  $("toasts").append(toast);
  setTimeout(() => toast.remove(), kind === "error" ? 7000 : 4000);
}

// Files are addressed with the server's own host; the page may be open under another name of it.
export function local(url) {
  const at = url.indexOf("/attachments/");
  return at >= 0 ? url.slice(at) : url;
}
