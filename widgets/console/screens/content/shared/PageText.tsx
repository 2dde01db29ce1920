import { useMemo, useState } from 'react';
import { PAGE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { ListField } from '../covers/ListField.tsx';
import { PictureButton, ShownPicture } from '../covers/PictureField.tsx';
import { FormChoice } from './FormChoice.tsx';
import { type TextPart, toPageHtml, toParts } from './text-parts.ts';

const MOST_PARTS = 50;
const PATH = 'parts';
const NO_ERRORS = {};
const PAGE_FORMS = ['form', 'newsletter'] as const;
const NEW_TEXT: TextPart = { kind: 'text', plain: '' };
const NEW_FORM: TextPart = { kind: 'form', formId: '' };

interface Props {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
}

/** The text of a page or post: paragraphs, pictures and forms in their order. What has more is edited as HTML. */
export function PageText({ label, value, onChange, error }: Props) {
  const [isHtml, setHtml] = useState(false);
  const saved = useMemo(() => toParts(value), [value]);
  const [typed, setTyped] = useState(saved);
  // A text that changed elsewhere takes the place of what is typed; otherwise spaces and empty parts stay as typed.
  const parts = toPageHtml(typed) === value ? typed : saved;
  const edit = (next: TextPart[]) => {
    setTyped(next);
    onChange(toPageHtml(next));
  };
  return (
    <div className="c-stack">
      {isHtml ? (
        <HtmlArea label={label} value={value} onChange={onChange} error={error} />
      ) : (
        <ListField
          title={label}
          noun={contentTexts.partNoun}
          values={parts}
          onChange={edit}
          errors={NO_ERRORS}
          path={PATH}
          most={MOST_PARTS}
          adding={(add) => <AddPart add={add} />}
        >
          {({ value: part }, change, number) => <Part part={part} onChange={change} number={number} />}
        </ListField>
      )}
      {!isHtml && error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <Tick label={fill(partsTexts.editAsHtml, { label })} checked={isHtml} onChange={setHtml} />
    </div>
  );
}

function HtmlArea(props: Props) {
  return (
    <TextArea
      {...props}
      rows={12}
      maxLength={PAGE_HTML_MAX_LENGTH}
      className="c-html"
      spellCheck={false}
      hint={partsTexts.scriptsAreRemoved}
    />
  );
}

function AddPart({ add }: { add: (part: TextPart) => void }) {
  return (
    <span className="c-row">
      <button type="button" className="c-button c-button--small" data-adding="" onClick={() => add(NEW_TEXT)}>
        {contentTexts.addAText}
      </button>
      <PictureButton
        text={contentTexts.addAPictureToTheText}
        onChoose={(picture) => add({ kind: 'picture', picture })}
      />
      <button type="button" className="c-button c-button--small" onClick={() => add(NEW_FORM)}>
        {contentTexts.addAForm}
      </button>
    </span>
  );
}

interface PartProps {
  part: TextPart;
  onChange: (changes: Partial<TextPart>) => void;
  /** Its place, from 1. */
  number: number;
}

function Part({ part, onChange, number }: PartProps) {
  switch (part.kind) {
    case 'text':
      return (
        <TextArea
          label={fill(contentTexts.textOfPart, { number })}
          value={part.plain}
          rows={8}
          maxLength={PAGE_HTML_MAX_LENGTH}
          hint={partsTexts.emptyLineBegins}
          onChange={(plain) => onChange({ plain, source: undefined })}
        />
      );
    case 'html':
      return (
        <HtmlArea
          label={fill(contentTexts.htmlOfPart, { number })}
          value={part.html}
          onChange={(html) => onChange({ html })}
          error={undefined}
        />
      );
    case 'picture':
      return (
        <ShownPicture
          noun={fill(contentTexts.pictureOfPart, { number })}
          value={part.picture}
          onChange={(picture) => onChange({ picture, source: undefined })}
          errors={NO_ERRORS}
          path=""
        />
      );
    case 'form':
      return (
        <FormChoice
          label={fill(contentTexts.formOfPart, { number })}
          kinds={PAGE_FORMS}
          value={part.formId}
          onChange={(formId) => onChange({ formId })}
          error={undefined}
        />
      );
  }
}
