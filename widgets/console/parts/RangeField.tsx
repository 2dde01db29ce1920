import { useState } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextField } from './TextField.tsx';

interface Props {
  label: string;
  /** NaN where there is no number. */
  value: number;
  onChange: (value: number) => void;
  least: number;
  most: number;
  /** Whether the number may have decimals. */
  isDecimal?: boolean;
  /** Whether the field may be empty. */
  isOptional?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * A number within a range. While it is written, the field shows what was typed: "1." and "1.0" are on the way to "1.05",
 * though both are the number 1.
 */
export function RangeField({ value, onChange, least, most, isDecimal, isOptional, error, ...texts }: Props) {
  const [typed, setTyped] = useState<string | undefined>();
  const isMissing = !Number.isFinite(value);
  const isFitting = isMissing ? isOptional : (isDecimal || Number.isInteger(value)) && value >= least && value <= most;
  const own = isDecimal
    ? fill(partsTexts.useANumber, { least, most })
    : fill(partsTexts.useAWholeNumber, { least, most });
  return (
    <TextField
      {...texts}
      type="number"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      step={isDecimal ? 'any' : 1}
      min={least}
      max={most}
      value={typed ?? (isMissing ? '' : String(value))}
      onChange={(text) => {
        setTyped(text);
        onChange(text === '' ? Number.NaN : Number(text));
      }}
      onBlur={() => setTyped(undefined)}
      error={isFitting ? error : own}
    />
  );
}
