import type { Cover } from '#runtime/contracts/covers.ts';
import { COVER_LAYOUTS, COVER_SHADES } from '#runtime/contracts/enumerations.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { FocalPoint } from '../../../parts/FocalPoint.tsx';
import { PictureField } from './PictureField.tsx';
import type { Errors } from './use-rows.ts';

const LAYOUTS: Readonly<Record<Cover['layout'], string>> = {
  center: 'In the centre',
  start: 'At the foot, where lines begin',
  end: 'At the foot, where lines end',
  split: 'Beside the picture',
};
const SHADES: Readonly<Record<Cover['shade'], string>> = {
  dark: 'A dark veil over the picture',
  light: 'A light veil over the picture',
  card: 'A card behind the parts',
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
        label="The parts stand"
        value={layout}
        options={COVER_LAYOUTS.map((each) => [each, LAYOUTS[each]] as const)}
        onChange={(next) => onChange({ layout: next })}
        hint={layout === 'split' && !background ? 'Without a background picture they stand in the centre.' : undefined}
        error={errors[`${path}.layout`]}
      />
      <PictureField
        noun="background picture"
        value={background}
        onChange={(next) => onChange({ background: next })}
        errors={errors}
        path={`${path}.background`}
      />
      {background && (
        <div className="c-stack cv-focus">
          <p>Click on what must stay visible where the picture is cropped, or move the point with the arrow keys.</p>
          <FocalPoint src={background.src} {...focalPoint} onChange={(x, y) => onChange({ focalPoint: { x, y } })} />
        </div>
      )}
      {background && layout !== 'split' && (
        <Choice
          label="So that the parts can be read"
          value={shade}
          options={COVER_SHADES.map((each) => [each, SHADES[each]] as const)}
          onChange={(next) => onChange({ shade: next })}
          error={errors[`${path}.shade`]}
        />
      )}
    </>
  );
}
