import type { Stats } from '#runtime/contracts/stats.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { count } from '../../parts/formats.ts';

type Step = keyof Stats['funnel'];

const STEPS: readonly (readonly [Step, string])[] = [
  ['views', overviewTexts.lookedAtAProduct],
  ['adds', overviewTexts.putItInto],
  ['cartViews', overviewTexts.openedTheCart],
  ['checkouts', overviewTexts.beganTheCheckout],
  ['shipping', overviewTexts.choseADelivery],
  ['payment', overviewTexts.triedToPay],
  ['orders', overviewTexts.ordered],
];

/** The steps of counted visitors on their way to an order, each as a bar of its share of the largest. */
export function Funnel({ funnel }: { funnel: Stats['funnel'] }) {
  const most = Math.max(1, ...STEPS.map(([step]) => funnel[step]));
  return (
    <ol className="c-list c-funnel">
      {STEPS.map(([step, text]) => (
        <li key={step}>
          <span>{text}</span>
          <strong>{count(funnel[step])}</strong>
          <span className="c-bar" style={{ inlineSize: `${(100 * funnel[step]) / most}%` }} />
        </li>
      ))}
    </ol>
  );
}
