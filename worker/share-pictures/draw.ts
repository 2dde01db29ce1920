import type { Resvg } from '@resvg/resvg-wasm';
import type { ShareCard } from './card.ts';
import { CARD_WIDTH, cardSvg } from './card-svg.ts';
import { type Font, readFont } from './font.ts';

interface Renderer {
  Resvg: typeof Resvg;
  font: Font;
  fontBytes: Uint8Array;
}

/** Wide enough for every catalogue, in pixels. */
const PICTURE_WIDTH = 1_000;

let renderer: Promise<Renderer> | undefined;

/**
 * Draws a card and returns it as PNG. The renderer and its font are loaded for the first one: a Worker that draws none
 * starts without them.
 */
export async function drawCard(card: ShareCard, drawing: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const ready = await loaded();
  return draw(ready, cardSvg(card, ready.font, drawing), { width: CARD_WIDTH });
}

/** Draws a drawing on white, as catalogues want it, and returns it as PNG. */
export async function drawPicture(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return draw(await loaded(), svg, { width: PICTURE_WIDTH, background: '#fff' });
}

function loaded(): Promise<Renderer> {
  renderer ??= load().catch((error) => {
    renderer = undefined;
    throw error;
  });
  return renderer;
}

function draw(
  { Resvg, fontBytes }: Renderer,
  svg: string,
  { width, background }: { width: number; background?: string },
): Uint8Array<ArrayBuffer> {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    ...(background && { background }),
    font: { fontBuffers: [fontBytes], defaultFontFamily: 'Roboto', loadSystemFonts: false },
  });
  try {
    const rendered = image.render();
    const png = new Uint8Array(rendered.asPng());
    rendered.free();
    return png;
  } finally {
    image.free();
  }
}

async function load(): Promise<Renderer> {
  const [{ initWasm, Resvg }, { default: program }, { default: bytes }] = await Promise.all([
    import('@resvg/resvg-wasm'),
    import('@resvg/resvg-wasm/index_bg.wasm'),
    import('@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf'),
  ]);
  await initWasm(program);
  return { Resvg, font: readFont(bytes), fontBytes: new Uint8Array(bytes) };
}
