import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { ShownChart } from './shown-chart.ts';

const RADIUS = 100;
const COLOURS = 8;

/** Draws the shares of the rows in the first column, clockwise from the top. */
export function pieChart({ title, dataset: { rows } }: ShownChart): string {
  const values = rows.map(({ values: [value] }) => value ?? 0);
  const whole = values.reduce((sum, value) => sum + value, 0);
  let from = 0;
  const slices = values.map((value, index) => {
    const share = whole > 0 ? value / whole : 0;
    const start = from;
    from += share;
    const fill = `chart-slice chart-fill-${(index % COLOURS) + 1}`;
    if (share === 0) return '';
    if (share > 0.9999) return `<circle class="${fill}" r="${RADIUS}"/>`;
    const isLarge = share > 0.5 ? 1 : 0;
    return `<path class="${fill}" d="M0 0L${at(start)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${at(from)}Z"/>`;
  });
  return `<svg viewBox="-102 -102 204 204" role="img" aria-label="${escapeHtml(title)}">${slices.join('')}</svg>`;
}

/** Returns the point at a share of the circle's edge. */
function at(share: number): string {
  const angle = share * 2 * Math.PI;
  return [Math.sin(angle), -Math.cos(angle)].map((side) => (side * RADIUS).toFixed(2)).join(' ');
}
