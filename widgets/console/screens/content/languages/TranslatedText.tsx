import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { isHtml, isLong, textLabel } from './text-names.ts';

interface Props {
  name: string;
  language: string;
  /** The text in the site's own language. */
  source: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** One text in the site's own language, and the field for its translation. */
export function TranslatedText({ name, language, source, text, error, onChange }: Props) {
  const isMissing = text.trim() === '';
  const label = `${textLabel(name)}${isMissing ? ` ${contentTexts.missing}` : ''}`;
  const hint = isMissing ? contentTexts.visitorsRead : undefined;
  const field = { label, lang: language, dir: 'auto', value: text, onChange, hint, error } as const;
  return (
    <div className={isMissing ? 'ct-text ct-text--missing' : 'ct-text'}>
      <pre className="ct-source">{source}</pre>
      {isLong(name, source) ? (
        <TextArea {...field} rows={isHtml(name) ? 6 : 3} className={isHtml(name) ? 'c-html' : ''} />
      ) : (
        <TextField {...field} />
      )}
    </div>
  );
}
