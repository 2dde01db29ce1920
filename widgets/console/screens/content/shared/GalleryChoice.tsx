import { type GalleryOptions, readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { GalleryFields } from '../../../parts/GalleryFields.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useLast } from './use-last.ts';

interface Props {
  label: string;
  /** Null where there is no gallery. */
  value: GalleryOptions | null;
  onChange: (value: GalleryOptions | null) => void;
  errors: Readonly<Record<string, string>>;
}

/** A box that makes a gallery of pictures, with all options of it. */
export function GalleryChoice({ label, value, onChange, errors }: Props) {
  const last = useLast(value);
  return (
    <>
      <Tick
        label={label}
        checked={value !== null}
        onChange={(isOn) => onChange(isOn ? (last ?? readGalleryOptions(() => undefined)) : null)}
      />
      {value && <GalleryFields value={value} onChange={onChange} errors={errors} path="options.gallery" />}
    </>
  );
}
