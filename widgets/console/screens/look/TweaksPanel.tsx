import { type FormEvent, type RefObject, useState } from 'react';
import { BRAND_COLORS, type BrandColor, DARK_PREFIX, type Scheme } from '#runtime/domain/brand-colors.ts';
import { ColorField } from './ColorField.tsx';
import { Contrasts } from './Contrasts.tsx';
import { type ColorTexts, keptName, templateColors } from './color-texts.ts';
import { NewColor } from './NewColor.tsx';

const TEXTS: Readonly<Record<BrandColor, readonly [label: string, hint?: string]>> = {
  accent: ['Accent', 'Main buttons, and what is chosen.'],
  'on-accent': ['Text on the accent'],
  text: ['Text'],
  surface: ['Surface', 'Behind fields, summaries and dialogs.'],
  border: ['Lines', 'Around fields.'],
  error: ['Errors'],
  warning: ['Warnings'],
  focus: ['Focus ring', 'Around what the keyboard has reached.'],
  backdrop: ['Veil', 'Over the page behind dialogs.'],
};

interface Props {
  colors: ColorTexts;
  /** What the shop has refused, by "colors.NAME". */
  errors: Readonly<Record<string, string>>;
  canChange: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (changes: ColorTexts) => void;
  onSave: () => void;
  onClose: () => void;
}

/** The panel with the shop's colours. */
export function TweaksPanel({ colors, errors, canChange, heading, onChange, onSave, onClose }: Props) {
  const [scheme, setScheme] = useState<Scheme>('light');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canChange) onSave();
  };
  const field = (name: string, label: string, hint?: string) => (
    <ColorField
      key={name}
      label={label}
      hint={hint}
      value={colors[name]}
      error={errors[`colors.${name}`]}
      disabled={!canChange}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const others = templateColors(colors);
  return (
    <section className="c-card c-tweaks" aria-label="Colours of the shop">
      <div className="c-card-head">
        <h2 ref={heading} tabIndex={-1}>
          Colours
        </h2>
        <button type="button" className="c-button c-button--small" onClick={onClose}>
          Close
        </button>
      </div>
      <form className="c-stack" onSubmit={submit}>
        <fieldset className="c-tabs c-look-views">
          <legend className="c-hidden">Pages</legend>
          {(['light', 'dark'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={scheme === one} onClick={() => setScheme(one)}>
              {one === 'light' ? 'Light pages' : 'Dark pages'}
            </button>
          ))}
        </fieldset>
        {scheme === 'dark' && (
          <p className="c-quiet">
            A colour of dark pages counts where the same colour of light pages is set. The page here is dark where your
            device is.
          </p>
        )}
        {BRAND_COLORS.map((name) =>
          field(keptName(colors, scheme === 'dark' ? DARK_PREFIX + name : name), ...TEXTS[name]),
        )}
        <Contrasts colors={colors} scheme={scheme} />
        {(others.length > 0 || canChange) && <h3 className="c-label">Colours of templates</h3>}
        {others.map((name) => field(name, name))}
        <button type="submit" hidden>
          Save
        </button>
      </form>
      {canChange && <NewColor taken={colors} onAdd={(name) => onChange({ [name]: '#808080' })} />}
      <p className="c-quiet">
        Templates may use these under their names; the page shows a change of them after it is saved. Fonts come from
        the shop’s templates and style sheets: there is no setting for them.
      </p>
    </section>
  );
}
