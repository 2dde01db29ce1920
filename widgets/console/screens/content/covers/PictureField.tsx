import { useRef, useState } from 'react';
import type { BlockPicture } from '#runtime/contracts/page-blocks.ts';
import type { OwnerPicture } from '#runtime/contracts/pictures.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { may } from '../../../app/session.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { useRowFocus } from './use-row-focus.ts';
import type { Errors } from './use-rows.ts';

/** Longest description of a picture on a cover. */
const ALT_MAX_LENGTH = 1_000;

interface Props {
  /** What the picture is here: "picture of the album". */
  noun: string;
  value: BlockPicture | null;
  onChange: (picture: BlockPicture | null) => void;
  errors: Errors;
  path: string;
  /** Whether there must be one. */
  isNeeded?: boolean;
  hint?: string;
}

/** A picture of the shop with its description. */
export function PictureField({ noun, value, onChange, errors, path, isNeeded = false, hint }: Props) {
  const picture = value?.src ? value : null;
  const error = errors[`${path}.src`] ?? errors[path];
  const place = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(place);
  const remove = () => {
    onChange(null);
    focus(undefined, '[data-adding]');
  };
  return (
    <div className="c-stack" ref={place}>
      {picture && (
        <ShownPicture
          noun={fill(contentTexts.noun, { noun })}
          value={picture}
          onChange={onChange}
          errors={errors}
          path={path}
        />
      )}
      {hint && <p className="c-quiet">{hint}</p>}
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <div className="c-row">
        <PictureButton
          text={picture ? fill(contentTexts.chooseAnotherNoun, { noun }) : fill(contentTexts.chooseANoun, { noun })}
          onChoose={onChange}
        />
        {picture && !isNeeded && (
          <button type="button" className="c-button c-button--small" onClick={remove}>
            {fill(contentTexts.removeTheNoun, { noun })}
          </button>
        )}
      </div>
    </div>
  );
}

interface ShownProps extends Pick<Props, 'noun' | 'errors' | 'path'> {
  value: BlockPicture;
  onChange: (picture: BlockPicture) => void;
}

/** Shows a chosen picture beside the field of its description. */
export function ShownPicture({ noun, value, onChange, errors, path }: ShownProps) {
  return (
    <div className="ct-picture">
      <img src={value.src} alt="" loading="lazy" />
      <TextField
        label={fill(contentTexts.descriptionOfNoun, { noun })}
        value={value.altText}
        maxLength={ALT_MAX_LENGTH}
        onChange={(altText) => onChange({ ...value, altText })}
        hint={contentTexts.altTextHint}
        error={errors[`${path}.altText`]}
      />
    </div>
  );
}

/** A button that chooses one of the shop's pictures; nothing for a role that cannot read them. */
export function PictureButton({ text, onChoose }: { text: string; onChoose: (picture: BlockPicture) => void }) {
  const [isChoosing, setChoosing] = useState(false);
  if (!may('pictures:read')) return null;
  return (
    <>
      <button type="button" className="c-button c-button--small" data-adding="" onClick={() => setChoosing(true)}>
        {text}
      </button>
      {isChoosing && (
        <PicturePicker
          onChoose={(picture) => {
            onChoose(pictureOf(picture));
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function pictureOf({ assetUrl, width, height, altText }: OwnerPicture): BlockPicture {
  return { src: assetUrl, width, height, altText: altText.slice(0, ALT_MAX_LENGTH) };
}
