/** A file of `demo/files/` with an id that changes with its bytes; undefined where it is left out. */
export interface ContentFile {
  id: string;
  bytes: Uint8Array;
}

export function base64({ bytes }: ContentFile): string {
  return Buffer.from(bytes).toString('base64');
}
