import { PICTURES_PATH } from '../site/page-paths.ts';

/** A drawing that the shop serves by itself. */
const OWN_DRAWING = /^\/assets\/((?:[\w-]+\/)*[\w-]+)\.svg$/;
const START = `${PICTURES_PATH}/drawn`;

/** Pattern of the routes of drawings as PNG. */
export const DRAWN_ROUTE = `${START}/*`;

export function isOwnDrawing(path: string): boolean {
  return OWN_DRAWING.test(path);
}

/** Returns the path of a drawing as PNG, for services that show no SVG; undefined for any other picture. */
export function drawnPath(path: string): string | undefined {
  const [, name] = OWN_DRAWING.exec(path) ?? [];
  return name && `${START}/${name}.png`;
}

/** Returns the path of the drawing whose PNG an address names; undefined for any other address. */
export function drawingOf(path: string): string | undefined {
  if (!path.startsWith(`${START}/`) || !path.endsWith('.png')) return undefined;
  const drawing = `/assets/${path.slice(START.length + 1, -'.png'.length)}.svg`;
  return isOwnDrawing(drawing) ? drawing : undefined;
}
