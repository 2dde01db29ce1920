import { type BrandColor, type Scheme, textPairs } from '#runtime/domain/brand-colors.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { decimals } from '../../parts/formats.ts';
import { type ColorTexts, readColors } from './color-texts.ts';

const NAMES: Partial<Record<BrandColor, string>> = {
  text: lookTexts.textOnTheSurface,
  'on-accent': lookTexts.textOnTheAccent,
  error: lookTexts.errorsOnTheSurface,
  warning: lookTexts.warningsOnTheSurface,
};

interface Props {
  colors: ColorTexts;
  scheme: Scheme;
}

/** Shows how well each text can be read. */
export function Contrasts({ colors, scheme }: Props) {
  const pairs = textPairs(readColors(colors), scheme);
  return (
    <div>
      <h3 className="c-label">{lookTexts.contrast}</h3>
      {pairs.length === 0 ? (
        <p className="c-quiet">{lookTexts.textsGetAColour}</p>
      ) : (
        <ul className="c-list">
          {pairs.map(({ text, ratio, isLegible }) => (
            <li key={text}>
              {NAMES[text]}: <strong>{ratioText(ratio)}</strong>{' '}
              {isLegible ? (
                <span className="c-badge">{lookTexts.passesContrast}</span>
              ) : (
                <>
                  <span className="c-badge c-badge--warn">{lookTexts.failsContrast}</span>{' '}
                  <span className="c-hint">{lookTexts.visitorsSeeACorrected}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Writes a contrast, rounded down: 4.499 must not read as one that passes. */
function ratioText(ratio: number): string {
  return `${decimals(Math.floor(ratio * 100) / 100, 2)}:1`;
}
