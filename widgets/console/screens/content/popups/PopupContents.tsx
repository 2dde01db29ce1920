import { useState } from 'react';
import type { PopupDefinition } from '#runtime/contracts/popup.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { HtmlField } from '../../../parts/HtmlField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { FormChoice } from '../shared/FormChoice.tsx';
import { fieldOf } from '../shared/field-of.ts';
import { useKinds } from '../shared/use-last.ts';
import { CONTENT_CHOICES, POSITION_CHOICES, SIZE_CHOICES, usualContent } from './popup-texts.ts';

export interface PopupProps {
  value: PopupDefinition;
  onChange: (changes: Partial<PopupDefinition>) => void;
  errors: Readonly<Record<string, string>>;
}

/** Fields for the texts of a popup, its picture, what it asks for, and its place in the window. */
export function PopupContents(props: PopupProps) {
  const { value, onChange, errors } = props;
  const { content } = value;
  const contentFor = useKinds(content, usualContent);
  return (
    <>
      <TextField label={commonTexts.title} maxLength={200} {...fieldOf(props, 'title')} />
      <HtmlField label={commonTexts.text} maxLength={10_000} {...fieldOf(props, 'html')} />
      <Picture {...props} />
      <Choice
        label={contentTexts.visitorsCan}
        value={content.kind}
        options={CONTENT_CHOICES}
        onChange={(kind) => onChange({ content: contentFor(kind) })}
      />
      {content.kind === 'button' ? (
        <div className="c-columns">
          <TextField
            label={contentTexts.textOfTheButton}
            value={content.text}
            maxLength={200}
            onChange={(text) => onChange({ content: { ...content, text } })}
            error={errors['content.text']}
          />
          <TextField
            label={contentTexts.itLeadsTo}
            value={content.url}
            onChange={(url) => onChange({ content: { ...content, url } })}
            hint={contentTexts.pageOrLink}
            error={errors['content.url']}
          />
        </div>
      ) : (
        <FormChoice
          kinds={[content.kind]}
          value={content.formId}
          onChange={(formId) => onChange({ content: { ...content, formId } })}
          error={errors['content.formId']}
        />
      )}
      <div className="c-columns">
        <Choice
          label={contentTexts.placeInTheWindow}
          value={value.position}
          options={POSITION_CHOICES}
          onChange={(position) => onChange({ position })}
          hint={contentTexts.inTheCenter}
        />
        <Choice
          label={commonTexts.size}
          value={value.size}
          options={SIZE_CHOICES}
          onChange={(size) => onChange({ size })}
        />
      </div>
    </>
  );
}

function Picture({ value: { image }, onChange, errors }: PopupProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      {image && (
        <div className="ct-picture">
          <img src={image.url} alt="" />
          <TextField
            label={contentTexts.descriptionOfThePicture}
            value={image.alt}
            maxLength={200}
            onChange={(alt) => onChange({ image: { ...image, alt } })}
            hint={contentTexts.itIsForPeople}
            error={errors['image.alt']}
          />
        </div>
      )}
      <div className="c-row">
        {may('pictures:read') && (
          <button type="button" className="c-button" onClick={() => setChoosing(true)}>
            {image ? contentTexts.chooseAnotherPicture : contentTexts.addAPicture}
          </button>
        )}
        {image && (
          <button type="button" className="c-button" onClick={() => onChange({ image: null })}>
            {contentTexts.removeThePicture}
          </button>
        )}
      </div>
      {isChoosing && (
        <PicturePicker
          onChoose={({ assetUrl, altText }) => {
            onChange({ image: { url: assetUrl, alt: altText.slice(0, 200) } });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
