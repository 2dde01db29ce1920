import { useState } from 'react';
import type { SetUp } from '#runtime/contracts/opening.ts';
import { setUpTexts } from '#runtime/i18n/en/console/set-up.ts';
import { ask } from '../../../app/dialogs.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { may } from '../../../app/session.ts';
import { STEP_TITLES } from '../../../parts/set-up-steps.ts';
import { Tick } from '../../../parts/Tick.tsx';
import { setTestMode } from '../payments/set-test-mode.ts';
import { setOpen } from './set-open.ts';

/** Says what stands between the shop and its visitors, and opens it. */
export function OpenForm({ setUp: { steps, payments } }: { setUp: SetUp }) {
  const [forTests, setForTests] = useState(false);
  const [error, setError] = useState('');
  const isLacking = steps.some(({ name, state }) => name === 'products' && state === 'open');
  // In test mode a shop that can charge people opens for real unless its owner wants otherwise.
  const canTakeReal = steps.some(({ name, state }) => name === 'payments' && state === 'done');
  const takesReal = payments === 'test' && canTakeReal && !forTests;
  const open = async () => {
    if (payments === 'test' && !canTakeReal && !forTests) return setError(setUpTexts.tickForTests);
    const isSure = await ask({
      title: setUpTexts.openNow,
      text: takesReal ? `${setUpTexts.openNowText} ${setUpTexts.buyersAreCharged}` : setUpTexts.openNowText,
      action: setUpTexts.openTheShop,
      run: async () => {
        if (takesReal) await setTestMode(false);
        try {
          await setOpen(true, forTests);
        } catch (error) {
          if (takesReal) await setTestMode(true);
          throw error;
        }
      },
    });
    const undo = async () => {
      await setOpen(false);
      if (takesReal) await setTestMode(true);
    };
    if (isSure) notify(setUpTexts.shopOpened, { undo });
  };
  return (
    <>
      <p>{setUpTexts.visitorsWait}</p>
      {isLacking || payments === 'none' ? (
        <section aria-labelledby="not-yet">
          <h2 id="not-yet">{setUpTexts.notYet}</h2>
          <ul className="c-list c-steps">
            {isLacking && <Lack to="products" title={STEP_TITLES.products} reason={setUpTexts.needsProducts} />}
            {payments === 'none' && (
              <Lack to="payments" title={STEP_TITLES.payments} reason={setUpTexts.needsPayments} />
            )}
          </ul>
        </section>
      ) : (
        may('settings:write') && (
          <>
            {payments === 'test' && (
              <Tick
                label={setUpTexts.forTests}
                hint={canTakeReal ? setUpTexts.forTestsOrReal : setUpTexts.forTestsHint}
                checked={forTests}
                onChange={(isTicked) => {
                  setForTests(isTicked);
                  setError('');
                }}
                error={error}
              />
            )}
            <div className="c-row">
              <button type="button" className="c-button c-button--main" onClick={() => void open()}>
                {setUpTexts.openTheShop}
              </button>
            </div>
          </>
        )
      )}
      <p>
        <a href="/" target="_blank" rel="noreferrer">
          {setUpTexts.seeTheShop}
          <span className="sq-visually-hidden">{setUpTexts.inANewTab}</span>
        </a>
      </p>
    </>
  );
}

function Lack({ to, title, reason }: { to: string; title: string; reason: string }) {
  return (
    <li>
      <Link to={to}>{title}</Link> <span className="c-quiet">{reason}</span>
    </li>
  );
}
