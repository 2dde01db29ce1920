import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { ShareCard } from './card.ts';
import type { Font } from './font.ts';

/** Size that sites which show a link ask for. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const MARGIN = 72;
/** Where a drawing begins; it is as high as the picture. */
const DRAWING_X = CARD_WIDTH - CARD_HEIGHT;
const LINE_HEIGHT = 1.2;
const SHOP_SIZE = 34;
const PRICE_SIZE = 44;
const SMALLEST = [44, 6] as const;
/** Sizes of a title, the largest first, and how many lines of each fit between the shop's name and the price. */
const TITLE_SIZES = [[84, 3], [68, 4], [54, 5], SMALLEST] as const;
/** Spaces that a font may not have, and signs that only tell how text runs. */
const SPACES = /[\s\u00a0\u202f\u2009]+/g;
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Colours of a shop that has chosen none. */
export const USUAL_COLORS: ShareCard['colors'] = {
  surface: '#ffffff',
  text: '#222222',
  accent: '#222222',
  onAccent: '#ffffff',
};

/**
 * Returns a card as SVG. `drawing` is the text of one, which stands in it as a picture of its own, so that nothing in it
 * is part of this one. A text that the font cannot draw is left out: boxes would say less than nothing.
 */
export function cardSvg(card: ShareCard, font: Font, drawing: string | undefined): string {
  const [shop, title, price] = [card.shop, card.title, card.price].map((text) => drawable(text, font));
  const { surface, text, accent, onAccent } = card.colors;
  const width = (drawing ? DRAWING_X : CARD_WIDTH) - 2 * MARGIN;
  const parts = [
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${surface}"/>`,
    drawing ? drawingImage(drawing) : `<rect width="${CARD_WIDTH}" height="20" fill="${accent}"/>`,
    ...(title && shop
      ? [line(cut(shop, font, SHOP_SIZE, width), { y: MARGIN + SHOP_SIZE, size: SHOP_SIZE, fill: text })]
      : []),
    ...titleLines(title || shop || '', font, { width, fill: text, hasPrice: Boolean(price) }),
    ...(price ? priceMark(cut(price, font, PRICE_SIZE, width), font, { accent, onAccent }) : []),
    ...(title || shop ? [] : [initial(card.shop, font, { accent, onAccent, width })]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${parts.join('')}</svg>`;
}

function drawable(text: string, font: Font): string | undefined {
  const plain = text.normalize('NFC').replace(SPACES, ' ').replace(INVISIBLE, '').trim();
  return font.has(plain) ? plain : undefined;
}

function drawingImage(drawing: string): string {
  const data = Buffer.from(drawing).toString('base64');
  return `<image x="${DRAWING_X}" width="${CARD_HEIGHT}" height="${CARD_HEIGHT}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${data}"/>`;
}

function titleLines(
  title: string,
  font: Font,
  { width, fill, hasPrice }: { width: number; fill: string; hasPrice: boolean },
): string[] {
  if (title === '') return [];
  const { size, most, lines } = fitting(title, font, width);
  const shown =
    lines.length <= most
      ? lines
      : [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), font, size, width)];
  const height = shown.length * size * LINE_HEIGHT;
  const [top, bottom] = [MARGIN + SHOP_SIZE * LINE_HEIGHT, CARD_HEIGHT - MARGIN - (hasPrice ? PRICE_SIZE * 2 : 0)];
  const start = top + (bottom - top - height) / 2 + size;
  return shown.map((text, index) => line(text, { y: start + index * size * LINE_HEIGHT, size, fill }));
}

/** The largest size at which a title has room without a break within a word, else the smallest. */
function fitting(title: string, font: Font, width: number) {
  const words = title.split(' ');
  const [size, most] =
    TITLE_SIZES.find(
      ([size, most]) =>
        words.every((word) => font.widthOf(word, size) <= width) && wrapped(title, font, size, width).length <= most,
    ) ?? SMALLEST;
  return { size, most, lines: wrapped(title, font, size, width) };
}

/** Breaks a text between words, and within a word that is wider than a line. */
function wrapped(text: string, font: Font, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (font.widthOf(longer, size) <= width) {
      current = longer;
      continue;
    }
    if (current) lines.push(current);
    current = '';
    for (const character of word) {
      if (current && font.widthOf(current + character, size) > width) {
        lines.push(current);
        current = '';
      }
      current += character;
    }
  }
  return current ? [...lines, current] : lines;
}

/** Shortens a text to what fits in a line. */
function cut(text: string, font: Font, size: number, width: number): string {
  if (font.widthOf(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && font.widthOf(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function line(
  text: string,
  { y, size, fill, x = MARGIN }: { y: number; size: number; fill: string; x?: number },
): string {
  return `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${fill}">${escapeHtml(text)}</text>`;
}

function priceMark(price: string, font: Font, { accent, onAccent }: { accent: string; onAccent: string }): string[] {
  const [height, padding] = [PRICE_SIZE * 1.8, PRICE_SIZE * 0.6];
  const y = CARD_HEIGHT - MARGIN - height;
  const width = Math.ceil(font.widthOf(price, PRICE_SIZE) + 2 * padding);
  return [
    `<rect x="${MARGIN}" y="${Math.round(y)}" width="${width}" height="${Math.round(height)}" rx="${PRICE_SIZE / 4}" fill="${accent}"/>`,
    line(price, { x: MARGIN + padding, y: y + height / 2 + PRICE_SIZE * 0.36, size: PRICE_SIZE, fill: onAccent }),
  ];
}

/** Stands where neither title nor shop can be written: the shop's first letter or digit, or a disc. */
function initial(
  shop: string,
  font: Font,
  { accent, onAccent, width }: { accent: string; onAccent: string; width: number },
): string {
  const letter =
    [...shop].find((character) => /[\p{L}\p{N}]/u.test(character) && font.has(character))?.toUpperCase() ?? '';
  const [size, x, y] = [140, MARGIN + width / 2, CARD_HEIGHT / 2];
  const disc = `<circle cx="${x}" cy="${y}" r="${size}" fill="${accent}"/>`;
  if (!font.has(letter) || letter === '') return disc;
  return disc + line(letter, { x: x - font.widthOf(letter, size) / 2, y: y + size * 0.36, size, fill: onAccent });
}
