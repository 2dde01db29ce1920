import { CONSOLE_LANGUAGES } from '#runtime/i18n/console-languages.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { chooseLanguage, type SessionLanguage } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { useAction } from '../../../parts/use-action.ts';

/** Each language by the name that its readers know. */
const NAMES = CONSOLE_LANGUAGES.map(
  (tag) => [tag, new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag] as const,
);

/** Chooses in which language this person reads the console. */
export function LanguageChoice({ language }: { language: SessionLanguage }) {
  const { run, isBusy, error } = useAction();
  return (
    <Choice<SessionLanguage>
      label={shellTexts.languageOfConsole}
      hint={shellTexts.languageIsYours}
      value={language}
      options={[['', shellTexts.asInTheBrowser], ...NAMES]}
      error={error}
      disabled={isBusy}
      onChange={(chosen) => void run(() => chooseLanguage(chosen))}
    />
  );
}
