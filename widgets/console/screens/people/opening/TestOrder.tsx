import type { SetUp } from '#runtime/contracts/opening.ts';
import { setUpTexts } from '#runtime/i18n/en/console/set-up.ts';
import { change } from '../../../app/query.ts';
import { Section } from '../../../parts/Section.tsx';
import { useAction } from '../../../parts/use-action.ts';

/** Leads to the shop's own checkout with a product in the cart. */
export function TestOrder({ setUp: { steps } }: { setUp: SetUp }) {
  const { run, isBusy, error } = useAction();
  const isDone = steps.some(({ name, state }) => name === 'testOrder' && state === 'done');
  const begin = () =>
    run(async () => {
      const { body } = await change({ method: 'POST', path: '/api/owner/site/test-order' });
      location.assign(body.path);
    });
  return (
    <Section title={setUpTexts.tryTheCheckout}>
      <p>{setUpTexts.testOrderText}</p>
      {isDone && <p className="c-quiet">{setUpTexts.testOrderIsThere}</p>}
      <div className="c-row">
        <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void begin()}>
          {setUpTexts.startTestOrder}
        </button>
      </div>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
    </Section>
  );
}
