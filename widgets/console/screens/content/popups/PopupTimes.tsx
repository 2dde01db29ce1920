import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { TimeField } from '../shared/TimeField.tsx';
import type { PopupProps } from './PopupContents.tsx';
import { SIGN_CHOICES, usualSign } from './popup-words.ts';

/** What makes a popup appear, from when until when, and how often. */
export function PopupTimes({ value, onChange, errors }: PopupProps) {
  const { sign, againAfterDays } = value;
  return (
    <>
      <Tick
        label="Switched on"
        checked={value.isEnabled}
        onChange={(isEnabled) => onChange({ isEnabled })}
        hint="Pages show a change after ten seconds at most."
      />
      <Choice
        label="It appears"
        value={sign.kind}
        options={SIGN_CHOICES}
        onChange={(kind) => onChange({ sign: usualSign(kind) })}
      />
      {sign.kind === 'delay' && (
        <WholeField
          label="Seconds"
          value={sign.seconds}
          most={3_600}
          onChange={(seconds) => onChange({ sign: { ...sign, seconds } })}
          error={errors['sign.seconds']}
        />
      )}
      {sign.kind === 'scroll' && (
        <WholeField
          label="Percent of the page"
          value={sign.percent}
          most={100}
          onChange={(percent) => onChange({ sign: { ...sign, percent } })}
          error={errors['sign.percent']}
        />
      )}
      <Tick
        label="Show it again to visitors who have closed it"
        checked={againAfterDays !== null}
        onChange={(isOn) => onChange({ againAfterDays: isOn ? 30 : null })}
      />
      {againAfterDays !== null && (
        <WholeField
          label="Days until then"
          value={againAfterDays}
          most={3_650}
          onChange={(days) => onChange({ againAfterDays: days })}
          error={errors.againAfterDays}
        />
      )}
      <div className="c-columns">
        <TimeField
          label="From"
          value={value.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
          hint="Empty for at once."
          error={errors.startsAt}
        />
        <TimeField
          label="Until"
          value={value.endsAt}
          onChange={(endsAt) => onChange({ endsAt })}
          hint="Empty for no end."
          error={errors.endsAt}
        />
      </div>
      <p>
        <button type="button" className="c-button" onClick={() => onChange({ edition: value.edition + 1 })}>
          Show it to everybody anew
        </button>{' '}
        <span className="c-quiet">
          Visitors who have closed or answered an earlier edition see the next one. This is edition {value.edition}.
        </span>
      </p>
    </>
  );
}

interface WholeProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
  error: string | undefined;
}

function WholeField({ label, value, most, onChange, error }: WholeProps) {
  const isInRange = Number.isInteger(value) && value >= 1 && value <= most;
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      value={Number.isFinite(value) ? String(value) : ''}
      onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
      error={isInRange ? error : `Use a whole number from 1 to ${most}.`}
    />
  );
}
