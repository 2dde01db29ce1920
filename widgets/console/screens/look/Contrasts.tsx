import { type BrandColor, type Scheme, textPairs } from '#runtime/domain/brand-colors.ts';
import { type ColorTexts, readColors } from './color-texts.ts';

const NAMES: Partial<Record<BrandColor, string>> = {
  text: 'Text on the surface',
  'on-accent': 'Text on the accent',
  error: 'Errors on the surface',
  warning: 'Warnings on the surface',
};

interface Props {
  colors: ColorTexts;
  scheme: Scheme;
}

/** Tells of each text how well it can be read. */
export function Contrasts({ colors, scheme }: Props) {
  const pairs = textPairs(readColors(colors), scheme);
  return (
    <div>
      <h3 className="c-label">Contrast</h3>
      {pairs.length === 0 ? (
        <p className="c-quiet">
          Texts get a colour that can be read until you choose one. A contrast of 4.5:1 is needed for yours.
        </p>
      ) : (
        <ul className="c-list">
          {pairs.map(({ text, ratio, isLegible }) => (
            <li key={text}>
              {NAMES[text]}: <strong>{ratioText(ratio)}</strong>{' '}
              {isLegible ? (
                <span className="c-badge">passes 4.5:1</span>
              ) : (
                <>
                  <span className="c-badge c-badge--warn">does not pass 4.5:1</span>{' '}
                  <span className="c-hint">Visitors see a corrected colour that does.</span>
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
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}
