import { preferencesOf } from '#runtime/api/preferences.ts';
import type { PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import { paymentsTexts } from '#runtime/i18n/en/console/payments.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { useObject } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';
import { connected, GENERAL, hasLiveProvider, type PayingMode, payingMode } from './payments.ts';
import { setTestMode } from './set-test-mode.ts';

interface Props {
  list: PaymentAccountList;
  onConnect: () => void;
}

const BADGES: Readonly<Record<PayingMode, string>> = {
  live: paymentsTexts.live,
  test: paymentsTexts.testMode,
  none: paymentsTexts.nobodyCanPay,
};

/** Says how buyers pay at this moment, and switches between real payments and test mode. */
export function ModeCard({ list, onConnect }: Props) {
  const reading = useObject(may('settings:read') ? GENERAL : undefined);
  if (!may('settings:read')) return null;
  return (
    <Loaded of={reading}>
      {({ body }) => {
        const mode = payingMode(list, preferencesOf('general', body).testMode);
        const isLivePossible = hasLiveProvider(list);
        return (
          <Section
            title={paymentsTexts.modeTitle}
            actions={<span className={mode === 'live' ? 'c-badge' : 'c-badge c-badge--warn'}>{BADGES[mode]}</span>}
          >
            <p>{textOf(mode, list)}</p>
            {!isLivePossible && mode === 'test' && <p className="c-quiet">{paymentsTexts.missing}</p>}
            <div className="c-row">
              {!isLivePossible && may('payments:write') && (
                <button type="button" className="c-button c-button--main" onClick={onConnect}>
                  {paymentsTexts.connectLive}
                </button>
              )}
              {may('settings:write') && mode === 'test' && isLivePossible && (
                <button type="button" className="c-button c-button--main" onClick={() => void askForLive()}>
                  {paymentsTexts.takeReal}
                </button>
              )}
              {may('settings:write') && mode !== 'test' && (
                <button type="button" className="c-button" onClick={() => void askForTest()}>
                  {paymentsTexts.switchToTest}
                </button>
              )}
            </div>
          </Section>
        );
      }}
    </Loaded>
  );
}

function textOf(mode: PayingMode, list: PaymentAccountList): string {
  if (mode === 'none') return paymentsTexts.noneText;
  if (mode === 'test') {
    const isBeside = connected(list, 'test') !== undefined;
    return isBeside ? `${paymentsTexts.testText} ${paymentsTexts.testAccountText}` : paymentsTexts.testText;
  }
  const account = connected(list, 'live');
  if (account) return fill(paymentsTexts.liveText, { name: account.name });
  return list.serverMode === 'test' ? paymentsTexts.serverTestText : paymentsTexts.serverText;
}

function askForLive(): Promise<boolean> {
  return ask({
    title: paymentsTexts.takeRealTitle,
    text: paymentsTexts.takeRealQuestion,
    action: paymentsTexts.takeReal,
    keep: paymentsTexts.keepTest,
    run: () => setTestMode(false).then(() => notify(paymentsTexts.realTaken)),
  });
}

function askForTest(): Promise<boolean> {
  return ask({
    title: paymentsTexts.switchToTestTitle,
    text: paymentsTexts.switchToTestQuestion,
    action: paymentsTexts.switchToTest,
    keep: paymentsTexts.keepReal,
    isDangerous: true,
    run: () => setTestMode(true).then(() => notify(paymentsTexts.testOn)),
  });
}
