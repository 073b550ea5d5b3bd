// A file that is no picture.

import { h, local } from "./dom.js";

const size = (bytes) => (bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`);

// Messages that were kept from before tell neither name nor size.
export function fileElement(url, name = decodeURIComponent(url.split("/").at(-1)), bytes = null) {
  return h("a", { className: "file", href: local(url), download: name }, bytes === null ? `⤓ ${name}` : `⤓ ${name} (${size(bytes)})`);
}
