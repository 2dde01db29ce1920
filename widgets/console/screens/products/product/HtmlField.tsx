import { useState } from 'react';
import { PRODUCT_HTML_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { toHtml, toPlain } from './plain-html.ts';

interface Props {
  label: string;
  value: string;
  onChange: (html: string) => void;
  hint: string;
  error: string | undefined;
}

/** A text with paragraphs. One that holds more, such as links, is edited as HTML. */
export function HtmlField({ label, value, onChange, hint, error }: Props) {
  const [isHtml, setHtml] = useState(false);
  const plain = toPlain(value);
  const [typed, setTyped] = useState(plain ?? '');
  // A text that changed elsewhere takes the place of what is typed; otherwise spaces and line ends stay as typed.
  const shown = toHtml(typed) === toHtml(plain ?? '') ? typed : (plain ?? '');
  const isShownAsHtml = isHtml || plain === undefined;
  const edit = (text: string) => {
    if (isShownAsHtml) return onChange(text);
    setTyped(text);
    onChange(toHtml(text));
  };
  return (
    <div>
      <TextArea
        label={label}
        value={isShownAsHtml ? value : shown}
        rows={isShownAsHtml ? 8 : 5}
        maxLength={PRODUCT_HTML_MAX_LENGTH}
        spellCheck={!isShownAsHtml}
        hint={plain === undefined ? fill(productsTexts.shownAsHtml, { hint }) : hint}
        error={error}
        onChange={edit}
      />
      {plain !== undefined && (
        <Tick label={fill(productsTexts.editAsHtml, { label })} checked={isHtml} onChange={setHtml} />
      )}
    </div>
  );
}
