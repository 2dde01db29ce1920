/** Texts (see `en.ts`) about pictures that owners upload; only the Worker uses them. */

export const pictures = {
  /** Stands before "file", where a file is refused, with a blank between them unless it ends with a hyphen. */
  fileType: 'image',
  usedBy: 'This picture is still used by: {uses}.',
};
