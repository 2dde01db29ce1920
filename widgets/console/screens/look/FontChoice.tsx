import { useId } from 'react';
import type { FontList } from '#runtime/contracts/site.ts';
import { errorId } from '#runtime/domain/field-attributes.ts';
import type { FontId } from '#runtime/domain/site-fonts.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';

interface Props {
  label: string;
  fonts: FontList['fonts'];
  /** Null for the font of the shop's own style sheets. */
  value: FontId | null;
  /** What the shop has refused. */
  error: string | undefined;
  onChange: (font: FontId | null) => void;
}

/** A choice of one font, each shown in itself. */
export function FontChoice({ label, fonts, value, error, onChange }: Props) {
  const id = useId();
  const option = (font: FontId | null, name: string, stack?: string) => (
    <label key={name} className="c-font" style={{ fontFamily: stack }}>
      <input type="radio" name={id} checked={value === font} onChange={() => onChange(font)} />
      {name}
    </label>
  );
  return (
    <fieldset className="c-fonts" aria-describedby={error && errorId(id)}>
      <legend className="c-label">{label}</legend>
      {option(null, lookTexts.shopsOwn)}
      {fonts.map(({ id: font, name, stack }) => option(font, name, stack))}
      {error && (
        <p id={errorId(id)} className="c-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
