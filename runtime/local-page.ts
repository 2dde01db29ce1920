/** Hosts of a page that its author is working on. */
const LOCAL = /^(localhost|.+\.localhost|127[\d.]+|\[::1\])$/;

/** Whether the page stands on this machine, where its author reads notes about its set-up. */
export function isLocalPage(): boolean {
  return LOCAL.test(location.hostname);
}
