import { fractionDigits } from '#runtime/domain/money.ts';
import { NumberField } from './NumberField.tsx';

interface Props {
  label: string;
  /** In minor units. */
  value: number;
  onChange: (minor: number) => void;
  currency: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** An amount of the shop's currency, which people type as "4.90". */
export function MoneyField({ label, value, onChange, currency, hint, error }: Props) {
  const digits = fractionDigits(currency);
  return (
    <NumberField
      label={`${label} (${currency})`}
      value={value === null ? Number.NaN : value / 10 ** digits}
      onChange={(amount) => onChange(Math.round(amount * 10 ** digits))}
      digits={digits}
      hint={hint}
      error={error}
    />
  );
}
