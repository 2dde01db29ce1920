import type { Cover } from '#runtime/contracts/covers.ts';
import { COVER_LAYOUTS, COVER_SHADES } from '#runtime/contracts/enumerations.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { FocalPoint } from '../../../parts/FocalPoint.tsx';
import { PictureField } from './PictureField.tsx';
import type { Errors } from './use-rows.ts';

const LAYOUTS: Readonly<Record<Cover['layout'], string>> = {
  center: contentTexts.inTheCentre,
  start: contentTexts.atTheFootStart,
  end: contentTexts.atTheFootEnd,
  split: contentTexts.besideThePicture,
};
const SHADES: Readonly<Record<Cover['shade'], string>> = {
  dark: contentTexts.darkVeilOver,
  light: contentTexts.lightVeilOver,
  card: contentTexts.cardBehindTheParts,
};

interface Props {
  value: Cover;
  onChange: (changes: Partial<Cover>) => void;
  errors: Errors;
  path: string;
}

/** Fields for the place of a cover's parts, and for the picture behind them. */
export function CoverLooks({ value, onChange, errors, path }: Props) {
  const { layout, background, focalPoint, shade } = value;
  return (
    <>
      <Choice
        label={contentTexts.partsStand}
        value={layout}
        options={COVER_LAYOUTS.map((each) => [each, LAYOUTS[each]] as const)}
        onChange={(next) => onChange({ layout: next })}
        hint={layout === 'split' && !background ? contentTexts.withoutABackgroundPicture : undefined}
        error={errors[`${path}.layout`]}
      />
      <PictureField
        noun={contentTexts.backgroundPicture}
        value={background}
        onChange={(next) => onChange({ background: next })}
        errors={errors}
        path={`${path}.background`}
      />
      {background && (
        <div className="c-stack cv-focus">
          <p>{contentTexts.focalPointHint}</p>
          <FocalPoint src={background.src} {...focalPoint} onChange={(x, y) => onChange({ focalPoint: { x, y } })} />
        </div>
      )}
      {background && layout !== 'split' && (
        <Choice
          label={contentTexts.soThatTheParts}
          value={shade}
          options={COVER_SHADES.map((each) => [each, SHADES[each]] as const)}
          onChange={(next) => onChange({ shade: next })}
          error={errors[`${path}.shade`]}
        />
      )}
    </>
  );
}
