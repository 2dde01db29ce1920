const FOCAL_POINT = /data-image-focal-point="([\d.]{1,20}),([\d.]{1,20})"/g;
const COLOR = /data-color-center="#([\da-f]{6})"/g;
const CENTER = '50% 50%';

/**
 * Returns the rules for the pictures in some HTML: each is cropped around its focal point, and a photo has its colour
 * until it is there. Other types of files may be transparent.
 */
export function pictureStyle(html: string): string {
  const rules = new Set<string>();
  for (const [, x = '', y = ''] of html.matchAll(FOCAL_POINT)) {
    const position = `${percent(x)} ${percent(y)}`;
    if (position !== CENTER) rules.add(`img[data-image-focal-point="${x},${y}"]{object-position:${position}}`);
  }
  for (const [, color = ''] of html.matchAll(COLOR)) {
    rules.add(`img[data-color-center="#${color}"]:is([src*=".jpg" i],[src*=".jpeg" i]){background-color:#${color}}`);
  }
  return [...rules].join('\n');
}

/** Writes a share from 0 to 1 for a style sheet. */
export function percent(share: string | undefined): string {
  return `${Math.round((Number(share) || 0) * 10_000) / 100}%`;
}
