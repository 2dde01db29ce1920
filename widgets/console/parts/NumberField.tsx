import { useState } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { DECIMAL_SIGN } from './formats.ts';
import { TextField } from './TextField.tsx';

interface Props {
  label: string;
  value: number;
  /** Gets NaN for a text that is no such number; the shop refuses to save it. */
  onChange: (value: number) => void;
  /** Digits after the point; 0 by default. */
  digits?: number;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A number with up to so many digits after the point. A text that is no number stays, with what is wrong with it. */
export function NumberField({ label, value, onChange, digits = 0, hint, error }: Props) {
  const [typed, setTyped] = useState<string>();
  const isOwn = typed !== undefined && Object.is(parse(typed, digits), value ?? Number.NaN);
  const text = isOwn ? typed : writeNumber(value, digits);
  const wrong = Number.isNaN(parse(text, digits)) ? textOfWrong(digits) : undefined;
  return (
    <TextField
      label={label}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      hint={hint}
      error={wrong ?? error}
      onChange={(next) => {
        setTyped(next);
        onChange(parse(next, digits));
      }}
    />
  );
}

/** Writes a number with as few digits as it needs; '' for no number. */
function writeNumber(value: number | null, digits: number): string {
  return value === null || Number.isNaN(value) ? '' : String(Number(value.toFixed(digits))).replace('.', DECIMAL_SIGN);
}

function parse(text: string, digits: number): number {
  const plain = text.trim().replace(',', '.');
  const [, decimals = ''] = plain.split('.');
  const isNumber = /^\d+(\.\d*)?$/.test(plain) && decimals.length <= digits;
  return isNumber ? Number(plain) : Number.NaN;
}

function textOfWrong(digits: number): string {
  if (digits === 0) return partsTexts.mustBeWhole;
  return fill(partsTexts.mustBeNumber, { digits });
}
