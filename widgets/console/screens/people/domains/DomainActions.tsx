import type { Domain } from '#runtime/contracts/domains.ts';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { canBePrimary, changeDomain, checkDomain, removeDomain } from './domains.ts';

/** The buttons of one domain. */
export function DomainActions({ domain, domains }: { domain: Domain; domains: readonly Domain[] }) {
  const { hostname, language, isPrimary, redirects } = domain;
  const { run, isBusy, error } = useAction();
  const primary = domains.find((other) => other.isPrimary);
  const isInUse = hostname === location.hostname;
  const lead = (leads: boolean) =>
    run(
      () => changeDomain(hostname, { redirects: leads }),
      fill(leads ? domainTexts.leadsNow : domainTexts.leadsNoMore, { hostname }),
    );
  return (
    <>
      {primary && !isPrimary && language === null && (
        <Tick
          label={fill(domainTexts.leads, { primary: primary.hostname })}
          checked={redirects}
          onChange={(leads) => void lead(leads)}
        />
      )}
      <div className="c-row">
        <button
          type="button"
          className="c-button"
          aria-disabled={isBusy}
          onClick={() => void run(() => checkDomain(hostname))}
        >
          {isBusy ? domainTexts.checking : domainTexts.check}
          <span className="sq-visually-hidden"> {fill(domainTexts.checkHidden, { hostname })}</span>
        </button>
        {canBePrimary(domain) && domains.length > 1 && (
          <button type="button" className="c-button" onClick={() => void makePrimary(hostname, primary !== undefined)}>
            {domainTexts.makePrimary}
            <span className="sq-visually-hidden"> {hostname}</span>
          </button>
        )}
        {isPrimary && (
          <button type="button" className="c-button" onClick={() => void endPrimary(hostname)}>
            {domainTexts.endPrimary}
            <span className="sq-visually-hidden"> {hostname}</span>
          </button>
        )}
        {domains.length > 1 && !isInUse && !isPrimary && (
          <button type="button" className="c-button" onClick={() => void remove(hostname)}>
            {domainTexts.remove}
            <span className="sq-visually-hidden"> {hostname}</span>
          </button>
        )}
      </div>
      {domains.length > 1 && (isPrimary || isInUse) && (
        <p className="c-quiet">{isPrimary ? domainTexts.primaryStays : domainTexts.isInUse}</p>
      )}
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
    </>
  );
}

function makePrimary(hostname: string, hasPrimary: boolean): Promise<boolean> {
  return ask({
    title: fill(domainTexts.makePrimaryTitle, { hostname }),
    text: hasPrimary ? domainTexts.makePrimaryText : domainTexts.makePrimaryFirst,
    action: domainTexts.makePrimary,
    run: async () => {
      await changeDomain(hostname, { isPrimary: true });
      notify(fill(domainTexts.primaryIsSet, { hostname }));
    },
  });
}

function endPrimary(hostname: string): Promise<boolean> {
  return ask({
    title: domainTexts.endPrimaryTitle,
    text: domainTexts.endPrimaryText,
    action: domainTexts.endPrimary,
    run: async () => {
      await changeDomain(hostname, { isPrimary: false });
      notify(domainTexts.primaryIsEnded);
    },
  });
}

function remove(hostname: string): Promise<boolean> {
  return ask({
    title: fill(domainTexts.removeTitle, { hostname }),
    text: domainTexts.removeText,
    action: domainTexts.remove,
    isDangerous: true,
    run: async () => {
      await removeDomain(hostname);
      notify(domainTexts.isRemoved);
    },
  });
}
