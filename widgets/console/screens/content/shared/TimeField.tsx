import { momentOf, zonedIso } from '#runtime/domain/zoned-time.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useTimeZone } from './use-time-zone.ts';

interface Props {
  label: string;
  /** In ms since the epoch; null for none. */
  value: number | null;
  onChange: (value: number | null) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A date with a time of day by the clocks of the shop. */
export function TimeField({ label, value, onChange, hint, error }: Props) {
  const timeZone = useTimeZone();
  const local = value === null ? '' : zonedIso(value, timeZone).slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const take = (text: string) => {
    const moment = momentOf(text, timeZone);
    onChange(Number.isNaN(moment) ? null : moment);
  };
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={local}
      onChange={take}
      hint={`${hint ? `${hint} ` : ''}Time in ${timeZone.replaceAll('_', ' ')}.`}
      error={error}
    />
  );
}
