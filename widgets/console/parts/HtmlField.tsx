import { useState } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { toHtml, toPlain } from './plain-html.ts';
import { TextArea } from './TextArea.tsx';
import { Tick } from './Tick.tsx';

/** HTML is longer than what it says. */
const HTML_ROWS = 8;

interface Props {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  maxLength: number;
  /** Lines that are seen at once. */
  rows?: number;
  hint?: string;
  error: string | undefined;
}

/** A text with paragraphs. One that holds more, such as links, is edited as HTML. */
export function HtmlField({ label, value, onChange, maxLength, rows = 5, hint = '', error }: Props) {
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
  const hints = [
    hint,
    plain === undefined ? partsTexts.textIsShownAsHtml : '',
    isShownAsHtml ? partsTexts.scriptsAreRemoved : partsTexts.emptyLineBegins,
  ];
  return (
    <div>
      <TextArea
        label={label}
        value={isShownAsHtml ? value : shown}
        rows={isShownAsHtml ? Math.max(rows, HTML_ROWS) : rows}
        maxLength={maxLength}
        className={isShownAsHtml ? 'c-html' : ''}
        spellCheck={!isShownAsHtml}
        hint={hints.filter((text) => text !== '').join(' ')}
        error={error}
        onChange={edit}
      />
      {plain !== undefined && (
        <Tick label={fill(partsTexts.editAsHtml, { label })} checked={isHtml} onChange={setHtml} />
      )}
    </div>
  );
}
