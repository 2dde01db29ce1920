const BYTES = 16;

/** Returns a new id: 32 hexadecimal digits. It also works on pages without HTTPS. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
