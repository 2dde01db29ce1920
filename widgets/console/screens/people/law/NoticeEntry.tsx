import { useId } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerNotice } from '#runtime/contracts/notices.ts';
import { lawTexts } from '#runtime/i18n/en/console/law.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { date, fileSize } from '../../../parts/formats.ts';
import { languageName } from '../../../parts/language-names.ts';
import { useAction } from '../../../parts/use-action.ts';

const ACCEPTED = '.svg,.png,.jpg,.jpeg,image/svg+xml,image/png,image/jpeg';
/** What a file changes: the list, and what the law check finds. */
const TOUCHED = ['/api/owner/law'];
const TYPES: Readonly<Record<string, string>> = { 'image/svg+xml': 'SVG', 'image/png': 'PNG', 'image/jpeg': 'JPEG' };

interface Props {
  language: string;
  notice: OwnerNotice | undefined;
  isWanted: boolean;
}

/** The official file in one language: what is stored, and the field that stores another one. */
export function NoticeEntry({ language, notice, isWanted }: Props) {
  return (
    <>
      {notice ? <Stored {...notice} /> : <p>{lawTexts.noticeIsMissing}</p>}
      {!isWanted && <p className="c-quiet">{lawTexts.noticeIsExtra}</p>}
      {may('settings:write') && (
        <>
          <Upload language={language} isThere={notice !== undefined} />
          {notice && <Remove language={language} />}
        </>
      )}
    </>
  );
}

function Stored({ language, url, contentType, bytes, addedAt, isKnown }: OwnerNotice) {
  const file = { type: TYPES[contentType] ?? contentType, size: fileSize(bytes), date: date(addedAt) };
  return (
    <>
      <p>
        {isKnown ? (
          <span className="c-badge">{lawTexts.noticeIsKnown}</span>
        ) : (
          <span className="c-badge c-badge--warn">{lawTexts.noticeIsUnknown}</span>
        )}{' '}
        {fill(lawTexts.noticeFile, file)}{' '}
        <a href={url} target="_blank" rel="noreferrer">
          {lawTexts.showNotice}
          <span className="sq-visually-hidden">
            {fill(lawTexts.showNoticeOf, { language: languageName(language) })}
          </span>
        </a>
      </p>
      {!isKnown && <p>{lawTexts.noticeIsUnknownText}</p>}
    </>
  );
}

function Upload({ language, isThere }: { language: string; isThere: boolean }) {
  const id = useId();
  const { run, isBusy, error } = useAction();
  const name = { language: languageName(language) };
  const send = (file: File | undefined) => {
    const path = addressOf('/api/owner/law/notices/:language', { language });
    if (!file) return;
    void run(() => change({ method: 'PUT', path, body: file }, TOUCHED), fill(lawTexts.noticeIsStored, name));
  };
  return (
    <div className="c-field">
      <label htmlFor={id}>{fill(isThere ? lawTexts.anotherFileOfLanguage : lawTexts.fileOfLanguage, name)}</label>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        aria-describedby={`${id}-hint`}
        disabled={isBusy}
        onChange={({ target }) => {
          send(target.files?.[0]);
          // The same file can be chosen again after an error.
          target.value = '';
        }}
      />
      <span id={`${id}-hint`} className="c-hint">
        {lawTexts.noticeFileHint}
      </span>
      <span role="status" className={error ? 'c-error' : 'c-hint'}>
        {isBusy ? lawTexts.noticeIsUploading : error}
      </span>
    </div>
  );
}

function Remove({ language }: { language: string }) {
  const name = { language: languageName(language) };
  const remove = () =>
    ask({
      title: fill(lawTexts.removeNoticeTitle, name),
      text: lawTexts.removeNoticeText,
      action: lawTexts.removeNotice,
      isDangerous: true,
      run: async () => {
        await change({ method: 'DELETE', path: addressOf('/api/owner/law/notices/:language', { language }) }, TOUCHED);
        notify(fill(lawTexts.noticeIsRemoved, name));
      },
    });
  return (
    <button type="button" className="c-button" onClick={() => void remove()}>
      {lawTexts.removeNotice}
      <span className="sq-visually-hidden">{fill(lawTexts.showNoticeOf, name)}</span>
    </button>
  );
}
