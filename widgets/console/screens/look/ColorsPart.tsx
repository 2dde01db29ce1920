import { useState } from 'react';
import { BRAND_COLORS, type BrandColor, DARK_PREFIX, type Scheme } from '#runtime/domain/brand-colors.ts';
import { may } from '../../app/session.ts';
import { ColorField } from './ColorField.tsx';
import { Contrasts } from './Contrasts.tsx';
import { keptName, templateColors } from './color-texts.ts';
import { NewColor } from './NewColor.tsx';
import { PartForm } from './PartForm.tsx';
import type { Look } from './use-look.ts';
import type { EditedSiteLook } from './use-site-look.ts';

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
  look: Look;
  site: EditedSiteLook;
  isShown: boolean;
}

/** The shop's colours, which show in the page while they are changed. */
export function ColorsPart({ look, site, isShown }: Props) {
  const [scheme, setScheme] = useState<Scheme>('light');
  const { colors, overridden, errors, change } = site;
  const canChange = may('settings:write');
  const field = (name: string, label: string, hint?: string) => (
    <ColorField
      key={name}
      label={label}
      hint={hint}
      value={colors[name]}
      error={errors[`colors.${name}`]}
      disabled={!canChange}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const others = templateColors(colors);
  return (
    <div hidden={!isShown}>
      <div className="c-stack">
        <PartForm onSave={() => void look.save()}>
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
              A colour of dark pages counts where the same colour of light pages is set. The page here is dark where
              your device is.
            </p>
          )}
          {overridden.length > 0 && (
            <p className="c-quiet">
              A style sheet of the templates sets {overridden.join(', ')} itself, so these colours do not reach this
              page.
            </p>
          )}
          {BRAND_COLORS.map((name) =>
            field(keptName(colors, scheme === 'dark' ? DARK_PREFIX + name : name), ...TEXTS[name]),
          )}
          <Contrasts colors={colors} scheme={scheme} />
          {(others.length > 0 || canChange) && <h3 className="c-label">Colours of templates</h3>}
          {others.map((name) => field(name, name))}
        </PartForm>
        {canChange && <NewColor taken={colors} onAdd={(name) => change({ [name]: '#808080' })} />}
        <p className="c-quiet">
          Templates may use these under their names; the page shows a change of them after it is saved.
        </p>
      </div>
    </div>
  );
}
