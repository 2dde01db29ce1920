/** Texts (see `en.ts`) about pictures that owners upload; only the Worker uses them. */

export const pictures = {
  /** Stands before "file", where a file is refused: it ends with a space or hyphen. */
  fileType: 'image ',
  usedBy: 'This picture is still used by: {uses}.',
};
