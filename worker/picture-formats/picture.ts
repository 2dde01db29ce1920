/** A picture without metadata, ready to be stored. */
export interface Picture {
  contentType: `image/${'jpeg' | 'png' | 'gif' | 'webp' | 'avif'}`;
  bytes: Uint8Array<ArrayBuffer>;
  /** Size in pixels, as the picture is shown. */
  width: number;
  height: number;
}

/** Returns the letters at a place of the bytes. */
export function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length;
  }
  return whole;
}
