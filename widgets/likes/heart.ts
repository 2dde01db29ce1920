import { HEART } from '#runtime/domain/likes.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws a heart into an icon that the page's style sheets leave empty. */
export function drawHeart(icon: HTMLElement): void {
  if (icon.firstElementChild || isDrawn(icon)) return;
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const attributes = { class: 'sq-heart', viewBox: '0 0 24 24', width: '1em', height: '1em', fill: 'none' };
  for (const [name, value] of Object.entries({ ...attributes, stroke: 'currentColor', 'stroke-width': '2' })) {
    svg.setAttribute(name, value);
  }
  path.setAttribute('d', HEART);
  svg.append(path);
  icon.append(svg);
}

/** Whether a style sheet draws the icon itself. */
function isDrawn(icon: HTMLElement): boolean {
  if (/url\(/.test(getComputedStyle(icon).backgroundImage)) return true;
  return ['::before', '::after'].some((part) => {
    const { content } = getComputedStyle(icon, part);
    return content !== '' && content !== 'none' && content !== 'normal';
  });
}
