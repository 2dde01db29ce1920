import { useState } from 'react';
import { momentOf, zonedIso } from '#runtime/domain/zoned-time.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { TextField } from '../../../parts/TextField.tsx';

/** The year has four digits. */
const LATEST = '9999-12-31T23:59';

interface Props {
  label: string;
  /** In ms since the epoch; null for none. */
  value: number | null;
  onChange: (value: number | null) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * A date with a time of day by the clocks of the shop. While it is written, the field shows what was typed: the years 2,
 * 20 and 202 are on the way to 2027.
 */
export function TimeField({ label, value, onChange, hint, error }: Props) {
  const timeZone = useTimeZone();
  const zone = fill(contentTexts.timeInTimeZone, { timeZone: timeZone.replaceAll('_', ' ') });
  const [typed, setTyped] = useState<string | undefined>();
  const local = value === null ? '' : zonedIso(value, timeZone).slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const take = (text: string) => {
    setTyped(text);
    const moment = momentOf(text, timeZone);
    onChange(moment >= 0 ? moment : null);
  };
  return (
    <TextField
      label={label}
      type="datetime-local"
      max={LATEST}
      value={typed ?? local}
      onChange={take}
      onBlur={() => setTyped(undefined)}
      hint={hint ? `${hint} ${zone}` : zone}
      error={error}
    />
  );
}

/** The time zone of the shop, or of this browser until it is known and where the role cannot read it. */
function useTimeZone(): string {
  const site = useAnswer(may('settings:read') ? '/api/owner/site' : undefined);
  return site.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
