import { Fragment, useEffect, useRef, useState } from 'react';
import { boot } from '#runtime/boot.ts';
import type { InstallmentWording } from '#runtime/domain/installment-wording.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';
import { loadPill } from './load-pill.ts';
import type { InstallmentAttributes } from './offer.ts';

const loadInfo = lazy(() => import('./info-lightbox.ts'));

interface InstallmentsProps extends InstallmentAttributes {
  /** Address of the provider's page, with `{locale}` in it; by default the shop's own page. */
  infoUrl?: string | undefined;
  host: HTMLElement;
}

/**
 * Shows a price in instalments. The author's own content shows until the price is known, and also if it cannot be
 * found; where the shop offers no instalments, nothing shows.
 */
export function Installments({ infoUrl, host, ...asked }: InstallmentsProps) {
  const [outcome, setOutcome] = useState<{ wording: InstallmentWording | undefined }>();
  const { for: source, amount, currency, country, language, min, max, count } = asked;

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const onWording = (wording: InstallmentWording | undefined) => setOutcome({ wording });
    const follow = async () => {
      const { followOffer } = await loadPill();
      if (signal.aborted) return;
      await followOffer({ for: source, amount, currency, country, language, min, max, count }, host, {
        onWording,
        signal,
      });
    };
    follow().catch((error) => report(error, 'sq-installments'));
    return () => life.abort();
  }, [source, amount, currency, country, language, min, max, count, host]);

  if (!outcome) return <slot />;
  return outcome.wording && <Pill wording={outcome.wording} infoUrl={infoUrl} host={host} />;
}

type Popup = ReturnType<typeof import('./info-lightbox.ts').openInfo>;

interface PillProps {
  wording: InstallmentWording;
  infoUrl: string | undefined;
  host: HTMLElement;
}

function Pill({ wording, infoUrl, host }: PillProps) {
  const { locale, lang, pieces } = wording;
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<Popup>(undefined);
  useEffect(() => () => popup.current?.close(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press before the pill was loaded counts once
  useEffect(() => {
    if (host.dataset.pressed === undefined) return;
    delete host.dataset.pressed;
    void open();
  }, [host]);

  async function open() {
    try {
      const { openInfo } = await loadInfo();
      if (!button.current || popup.current) return;
      const template = infoUrl ?? `${boot().base}/installments/{locale}.html`;
      popup.current = openInfo(wording, {
        address: new URL(template.replaceAll('{locale}', locale), document.baseURI).href,
        returnFocus: button.current,
        onClosed() {
          popup.current = undefined;
        },
      });
    } catch (error) {
      report(error, 'sq-installments');
      void showAlert(explainLoadFailure(error), button.current ? { returnFocus: button.current } : {});
    }
  }

  return (
    <button part="pill" type="button" lang={lang} aria-haspopup="dialog" ref={button} onClick={open}>
      <span part="text">
        {pieces.map(({ kind, text }, index) => (
          <Fragment key={kind + text}>
            {index > 0 && ' '}
            {kind === 'text' ? text : <span part={kind}>{text}</span>}
          </Fragment>
        ))}
      </span>
      <span part="info" aria-hidden="true">
        i
      </span>
    </button>
  );
}
