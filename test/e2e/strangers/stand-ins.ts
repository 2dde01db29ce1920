import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Route } from 'playwright-core';

/** Size of a picture that neither its address nor its page states. */
const USUAL_SIZE: readonly [width: number, height: number] = [1500, 1000];
const SIZE = /(\d+)x(\d+)/;
const IMAGE = /<img\b[^>]*>/g;
const ADDRESS = /\sdata-(?:src|image)="([^"?]+)/g;
const DIMENSIONS = /\sdata-image-dimensions="(\d+)x(\d+)"/;

/** Answers for what a page asks of hosts that are out of reach, except scripts, fonts and frames, which fail. */
export class StandIns {
  readonly #folder: string;
  readonly #sizes = new Map<string, readonly [number, number]>();

  /** `folder` holds the page's style sheets by their names, and may be missing. */
  constructor(html: string, folder: string) {
    this.#folder = folder;
    for (const [image] of html.matchAll(IMAGE)) {
      const [, width, height] = DIMENSIONS.exec(image) ?? [];
      for (const [, address = ''] of image.matchAll(ADDRESS))
        if (width) this.#sizes.set(basename(address), [Number(width), Number(height)]);
    }
  }

  async answer(route: Route): Promise<void> {
    const { pathname, searchParams } = new URL(route.request().url());
    const type = route.request().resourceType();
    if (type === 'image') {
      const body = this.#draw(basename(pathname), searchParams.get('format'));
      await route.fulfill({ body, contentType: 'image/svg+xml' });
    } else if (type === 'stylesheet') {
      const path = `${this.#folder}/${basename(pathname)}`;
      await route.fulfill({ body: existsSync(path) ? readFileSync(path, 'utf8') : '', contentType: 'text/css' });
    } else await route.abort();
  }

  /** Draws a circle in the middle, which shows where a picture is cut off or pulled out of shape. */
  #draw(name: string, format: string | null): string {
    const [, inWidth, inHeight] = SIZE.exec(name) ?? [];
    const [width, height] = inWidth ? [Number(inWidth), Number(inHeight)] : (this.#sizes.get(name) ?? USUAL_SIZE);
    const scale = Math.min(1, (Number.parseInt(format ?? '', 10) || width) / width);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#9cb"/><circle cx="50%" cy="50%" r="${0.48 * Math.min(width, height)}" fill="#fd8"/></svg>`;
  }
}
