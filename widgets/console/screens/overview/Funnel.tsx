import type { Stats } from '#runtime/contracts/stats.ts';

type Step = keyof Stats['funnel'];

const STEPS: readonly (readonly [Step, string])[] = [
  ['views', 'Looked at a product'],
  ['adds', 'Put it into the cart'],
  ['cartViews', 'Opened the cart'],
  ['checkouts', 'Began the checkout'],
  ['shipping', 'Chose a delivery'],
  ['payment', 'Tried to pay'],
  ['orders', 'Ordered'],
];

/** The steps of counted visitors on their way to an order, each as a bar of its share of the largest. */
export function Funnel({ funnel }: { funnel: Stats['funnel'] }) {
  const most = Math.max(1, ...STEPS.map(([step]) => funnel[step]));
  return (
    <ol className="c-list c-funnel">
      {STEPS.map(([step, text]) => (
        <li key={step}>
          <span>{text}</span>
          <strong>{funnel[step]}</strong>
          <span className="c-bar" style={{ inlineSize: `${(100 * funnel[step]) / most}%` }} />
        </li>
      ))}
    </ol>
  );
}
