import { MAX_DAYS_AGAIN, MAX_DELAY_SECONDS } from '#runtime/contracts/popup-enumerations.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { RangeField } from '../../../parts/RangeField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { TimeField } from '../../../parts/TimeField.tsx';
import { useKinds, useLast } from '../shared/use-last.ts';
import type { PopupProps } from './PopupContents.tsx';
import { SIGN_CHOICES, usualSign } from './popup-texts.ts';

/** Days after which a popup usually appears again. */
const USUAL_DAYS = 30;

/** Fields for what makes a popup appear, from when until when, and how often. */
export function PopupTimes({ value, onChange, errors }: PopupProps) {
  const { sign, againAfterDays } = value;
  const signOf = useKinds(sign, usualSign);
  const lastDays = useLast(againAfterDays);
  return (
    <>
      <Tick
        label={contentTexts.switchedOn}
        checked={value.isEnabled}
        onChange={(isEnabled) => onChange({ isEnabled })}
        hint={contentTexts.pagesShowAChange}
      />
      <Choice
        label={contentTexts.itAppears}
        value={sign.kind}
        options={SIGN_CHOICES}
        onChange={(kind) => onChange({ sign: signOf(kind) })}
      />
      {sign.kind === 'delay' && (
        <RangeField
          label={contentTexts.seconds}
          value={sign.seconds}
          least={1}
          most={MAX_DELAY_SECONDS}
          onChange={(seconds) => onChange({ sign: { ...sign, seconds } })}
          error={errors['sign.seconds']}
        />
      )}
      {sign.kind === 'scroll' && (
        <RangeField
          label={contentTexts.percentOfThePage}
          value={sign.percent}
          least={1}
          most={100}
          onChange={(percent) => onChange({ sign: { ...sign, percent } })}
          error={errors['sign.percent']}
        />
      )}
      <Tick
        label={contentTexts.showItAgain}
        checked={againAfterDays !== null}
        onChange={(isOn) => onChange({ againAfterDays: isOn ? (lastDays ?? USUAL_DAYS) : null })}
      />
      {againAfterDays !== null && (
        <RangeField
          label={contentTexts.daysUntilThen}
          value={againAfterDays}
          least={1}
          most={MAX_DAYS_AGAIN}
          // No number is not "never", for which null stands.
          onChange={(days) => onChange({ againAfterDays: Number.isNaN(days) ? 0 : days })}
          error={errors.againAfterDays}
        />
      )}
      <div className="c-columns">
        <TimeField
          label={contentTexts.from}
          value={value.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
          hint={contentTexts.withoutStart}
          error={errors.startsAt}
        />
        <TimeField
          label={contentTexts.until}
          value={value.endsAt}
          onChange={(endsAt) => onChange({ endsAt })}
          hint={contentTexts.withoutEnd}
          error={errors.endsAt}
        />
      </div>
      <p>
        <button type="button" className="c-button" onClick={() => onChange({ edition: value.edition + 1 })}>
          {contentTexts.showItToEverybody}
        </button>{' '}
        <span className="c-quiet">{fill(contentTexts.visitorsWhoHaveClosed, { edition: value.edition })}</span>
      </p>
    </>
  );
}
