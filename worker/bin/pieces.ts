/** Most UTF-16 code units of a piece: of three bytes each, and escaped, they are fewer than the 2 MB of a value. */
const PIECE_LENGTH = 250_000;
/** How far before its end a piece may be cut. */
const LOOK_BACK = 2_000;

/**
 * Cuts the JSON of a record into pieces that fit into rows. It is cut behind a quote or space, so that no address of a
 * picture stands in two rows, and no character either.
 */
export function piecesOf(text: string, length = PIECE_LENGTH): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > length) {
    const end = start + length;
    const near = Math.max(text.lastIndexOf('"', end - 1), text.lastIndexOf(' ', end - 1)) + 1;
    const cut = near > Math.max(start, end - LOOK_BACK) ? near : beforePair(text, end);
    pieces.push(text.slice(start, cut));
    start = cut;
  }
  return [...pieces, text.slice(start)];
}

/** Half of a surrogate pair would not be the character any more. */
function beforePair(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}
