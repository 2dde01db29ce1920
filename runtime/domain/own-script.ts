/** Our scripts below the origin that serves them: the loader, its twin with a hashed name, and what these fetch. */
const OWN_FILE = /^\/(sq\/[\w.-]+|storefront(\.\w+)?|newest)\.js([?#]|$)/;

/** Whether an address is that of a script of ours, and not of a page whose address begins like one. */
export function isOwnScript(address: string, base: string): boolean {
  return address.startsWith(base) && OWN_FILE.test(address.slice(base.length));
}
