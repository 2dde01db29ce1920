import type { DraftOrder } from '#runtime/contracts/draft-order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';

/** The payment link of a draft: its address, until when it works, and whether it was mailed. */
export function LinkPart({ link: { url, expiresAt, isOver, mailedAt } }: { link: NonNullable<DraftOrder['link']> }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify(draftTexts.linkCopied);
    } catch {
      notify(draftTexts.copyFailed, { kind: 'failed' });
    }
  };
  return (
    <Section title={draftTexts.paymentLink}>
      <p>{fill(isOver ? draftTexts.linkIsOver : draftTexts.worksUntil, { time: dateTime(expiresAt) })}</p>
      <p className="c-quiet">
        {mailedAt === null ? draftTexts.notMailed : fill(draftTexts.mailedAt, { time: dateTime(mailedAt) })}
      </p>
      {!isOver &&
        (url === '' ? (
          <p>{draftTexts.linkLost}</p>
        ) : (
          <>
            <p className="c-break">{url}</p>
            <div className="c-row">
              <button type="button" className="c-button c-button--small" onClick={() => void copy()}>
                {draftTexts.copyLink}
              </button>
            </div>
          </>
        ))}
    </Section>
  );
}
