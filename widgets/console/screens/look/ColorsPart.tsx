import { useState } from 'react';
import { BRAND_COLORS, type BrandColor, DARK_PREFIX, type Scheme } from '#runtime/domain/brand-colors.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { may } from '../../app/session.ts';
import { ColorField } from './ColorField.tsx';
import { Contrasts } from './Contrasts.tsx';
import { keptName, templateColors } from './color-texts.ts';
import { NewColor } from './NewColor.tsx';
import { PartForm } from './PartForm.tsx';
import type { Look } from './use-look.ts';
import type { EditedSiteLook } from './use-site-look.ts';

const TEXTS: Readonly<Record<BrandColor, readonly [label: string, hint?: string]>> = {
  accent: [lookTexts.accent, lookTexts.accentHint],
  'on-accent': [lookTexts.textOnTheAccent],
  text: [commonTexts.text],
  surface: [lookTexts.surface, lookTexts.behindFieldsSummaries],
  border: [lookTexts.lines, lookTexts.aroundFields],
  error: [lookTexts.errors],
  warning: [lookTexts.warnings],
  focus: [lookTexts.focusRing, lookTexts.aroundWhatTheKeyboard],
  backdrop: [lookTexts.veil, lookTexts.overThePageBehind],
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
            <legend className="sq-visually-hidden">{commonTexts.pages}</legend>
            {(['light', 'dark'] as const).map((candidate) => (
              <button
                key={candidate}
                type="button"
                aria-pressed={scheme === candidate}
                onClick={() => setScheme(candidate)}
              >
                {candidate === 'light' ? lookTexts.lightPages : lookTexts.darkPages}
              </button>
            ))}
          </fieldset>
          {scheme === 'dark' && <p className="c-quiet">{lookTexts.colourOfDarkPages}</p>}
          {overridden.length > 0 && (
            <p className="c-quiet">{fill(lookTexts.styleSheet, { overridden: overridden.join(', ') })}</p>
          )}
          {BRAND_COLORS.map((name) =>
            field(keptName(colors, scheme === 'dark' ? DARK_PREFIX + name : name), ...TEXTS[name]),
          )}
          <Contrasts colors={colors} scheme={scheme} />
          {(others.length > 0 || canChange) && <h3 className="c-label">{lookTexts.coloursOfTemplates}</h3>}
          {others.map((name) => field(name, name))}
        </PartForm>
        {canChange && <NewColor taken={colors} onAdd={(name) => change({ [name]: '#808080' })} />}
        <p className="c-quiet">{lookTexts.templatesMayUseThese}</p>
      </div>
    </div>
  );
}
