import { beforeAll, describe, expect, test } from 'vitest';
import type { ShareCard } from './card.ts';
import { cardSvg, USUAL_COLORS } from './card-svg.ts';
import { drawCard } from './draw.ts';
import { type Font, readFont } from './font.ts';

let font: Font;

beforeAll(async () => {
  font = readFont((await import('@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf')).default);
});

const card = (changes: Partial<ShareCard>): ShareCard => ({
  title: 'Everyday Teapot',
  price: '$58.00',
  shop: 'Second Steep',
  colors: USUAL_COLORS,
  drawing: undefined,
  ...changes,
});
const textsOf = (changes: Partial<ShareCard>) =>
  [...cardSvg(card(changes), font, undefined).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

describe('the font', () => {
  test.each(['Tea', 'Größe', 'Žluťoučký', 'Τσάι', 'Чай', '12,50 €', '£5 – „½“'])('has %s', (text) => {
    expect(font.has(text)).toBe(true);
  });

  test.each(['お茶', 'شاي', 'תה', '茶', '🍵'])('does not have %s', (text) => {
    expect(font.has(text)).toBe(false);
  });

  test('a wider text is wider', () => {
    expect(font.widthOf('iii', 40)).toBeLessThan(font.widthOf('mmm', 40));
    expect(font.widthOf('mmm', 80)).toBeCloseTo(2 * font.widthOf('mmm', 40));
  });
});

describe('a card', () => {
  test('shows shop, title and price', () => {
    expect(textsOf({})).toEqual(['Second Steep', 'Everyday Teapot', '$58.00']);
  });

  test('leaves out what the font cannot draw', () => {
    expect(textsOf({ title: 'お茶' })).toEqual(['Second Steep', '$58.00']);
    expect(textsOf({ title: 'お茶', shop: '茶店 Kyoto' })).toEqual(['$58.00', 'K']);
    expect(textsOf({ title: 'شاي', shop: 'متجر', price: '٥٨' })).toEqual([]);
    expect(textsOf({ price: '239,00\u202f€' })).toContain('239,00 €');
  });

  test('breaks long titles, and shortens those without an end', () => {
    expect(textsOf({ title: 'A very long name of a very small teapot for one person' }).length).toBeGreaterThan(3);
    const lines = textsOf({ title: 'word '.repeat(200) });
    expect(lines.length).toBeLessThan(10);
    expect(lines.at(-2)).toMatch(/…$/);
    expect(textsOf({ title: 'w'.repeat(300) }).at(-2)).toMatch(/…$/);
  });

  test('takes no markup and no address from a text', async () => {
    const title = '</text><image href="https://elsewhere.example/x.png"/>&amp;';
    const svg = cardSvg(card({ title }), font, undefined);
    expect(svg).not.toContain('<image');
    expect((await drawCard(card({ title }), undefined)).length).toBeGreaterThan(1000);
  });

  test('shows the drawing of an item beside its texts, as a picture of its own', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#a00"/></svg>';
    expect(cardSvg(card({}), font, drawing)).toContain('href="data:image/svg+xml;base64,');
    expect(await drawCard(card({}), drawing)).not.toEqual(await drawCard(card({}), undefined));
  });

  test('is drawn without a drawing that is broken', async () => {
    expect((await drawCard(card({}), '<svg')).length).toBeGreaterThan(1000);
  });
});
