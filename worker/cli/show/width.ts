const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts and signs whose characters take two columns of a terminal. */
const IS_WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;

/** Returns the number of columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of characters.segment(text)) width += columnsOf(segment);
  return width;
}

/** Returns a text that takes exactly this many columns; a longer one ends with an ellipsis. */
export function padded(text: string, width: number, isRight = false): string {
  const short = widthOf(text) > width ? `${cut(text, width - 1)}…` : text;
  const space = ' '.repeat(Math.max(0, width - widthOf(short)));
  return isRight ? space + short : short + space;
}

function cut(text: string, width: number): string {
  let kept = '';
  let columns = 0;
  for (const { segment } of characters.segment(text)) {
    columns += columnsOf(segment);
    if (columns > width) break;
    kept += segment;
  }
  return kept;
}

function columnsOf(character: string): number {
  return IS_WIDE.test(character) ? 2 : 1;
}
