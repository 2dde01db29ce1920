import type { SetUp } from '#runtime/contracts/opening.ts';
import { setUpTexts } from '#runtime/i18n/en/console/set-up.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { date } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { STEP_TITLES } from '../../../parts/set-up-steps.ts';
import { OpenForm } from './OpenForm.tsx';
import { setOpen } from './set-open.ts';
import { TestOrder } from './TestOrder.tsx';

/** Where the shop is opened to visitors, and closed again. */
export default function Opening() {
  const reading = useAnswer('/api/owner/set-up');
  const isOpen = typeof reading.data?.openedAt === 'number';
  return (
    <Page title={isOpen ? setUpTexts.shopIsOpen : setUpTexts.openTheShop}>
      <Loaded of={reading}>
        {(setUp) => (
          <>
            {setUp.openedAt === null ? <OpenForm setUp={setUp} /> : <Opened setUp={setUp} openedAt={setUp.openedAt} />}
            {setUp.payments === 'test' && may('orders:write') && <TestOrder setUp={setUp} />}
            {setUp.payments !== 'test' && setUp.openedAt === null && <NoTestOrder />}
            <Left setUp={setUp} />
            {setUp.openedAt !== null && may('settings:write') && <Close />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Opened({ setUp, openedAt }: { setUp: SetUp; openedAt: number }) {
  return (
    <>
      {openedAt > 0 && <p>{fill(setUpTexts.openSince, { date: date(openedAt) })}</p>}
      {setUp.payments === 'test' && <p role="status">{setUpTexts.openForTests}</p>}
      <p>
        <a href="/" target="_blank" rel="noreferrer">
          {setUpTexts.seeTheOpenShop}
          <span className="sq-visually-hidden">{setUpTexts.inANewTab}</span>
        </a>
      </p>
    </>
  );
}

function NoTestOrder() {
  return (
    <Section title={setUpTexts.tryTheCheckout}>
      <p>
        {setUpTexts.testOrderNeedsTestMode} <Link to="payments">{setUpTexts.goToPayments}</Link>
      </p>
    </Section>
  );
}

/** The steps that are neither done nor left out, but for the opening itself. */
function Left({ setUp }: { setUp: SetUp }) {
  const left = setUp.steps.filter(({ name, state }) => state === 'open' && name !== 'opening' && name !== 'testOrder');
  return (
    <Section title={setUpTexts.stillToDo}>
      {left.length === 0 ? (
        <p>{setUpTexts.nothingToDo}</p>
      ) : (
        <>
          <p className="c-quiet">{setUpTexts.mayWait}</p>
          <ul className="c-list c-steps">
            {left.map(({ name, reason, screen }) => (
              <li key={name}>
                <Link to={screen}>{STEP_TITLES[name]}</Link> <span className="c-quiet">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Close() {
  const close = async () => {
    const isSure = await ask({
      title: setUpTexts.closeNow,
      text: setUpTexts.closeText,
      action: setUpTexts.closeTheShop,
      isDangerous: true,
      run: () => setOpen(false),
    });
    if (isSure) notify(setUpTexts.shopClosed, { undo: () => setOpen(true, true) });
  };
  return (
    <Section title={setUpTexts.closeTheShop}>
      <p>{setUpTexts.closeText}</p>
      <div className="c-row">
        <button type="button" className="c-button c-button--danger" onClick={() => void close()}>
          {setUpTexts.closeTheShop}
        </button>
      </div>
    </Section>
  );
}
