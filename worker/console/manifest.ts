import { CONSOLE_PATH } from '../site/page-paths.ts';
import type { Site } from '../site/site.ts';

/** The colour of the console's icon, which an installed console has around its window. */
export const CONSOLE_COLOR = '#17255e';
const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/assets/console/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the manifest by which a phone or a computer installs the console as a program of its own. */
export function consoleManifest({ title }: Pick<Site, 'title'>): object {
  return {
    id: `${CONSOLE_PATH}/`,
    name: title,
    short_name: title,
    start_url: `${CONSOLE_PATH}/`,
    scope: `${CONSOLE_PATH}/`,
    display: 'standalone',
    theme_color: CONSOLE_COLOR,
    background_color: '#ffffff',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
