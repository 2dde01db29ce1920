import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { notify } from '../app/notices.ts';

/** A text that people type elsewhere, with a button that copies it. `name` says what the text is. */
export function CopyText({ text, name }: { text: string; name: string }) {
  return (
    <span className="p-copy">
      <code>{text}</code>
      <button type="button" className="c-button c-button--small" onClick={() => void copy(text)}>
        {domainTexts.copy}
        <span className="sq-visually-hidden"> {name}</span>
      </button>
    </span>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(domainTexts.copied);
  } catch {
    notify(domainTexts.notCopied);
  }
}
