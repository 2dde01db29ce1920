import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { fileSize } from './formats.ts';
import type { Upload } from './use-uploads.ts';

interface Props {
  /** What the files are, "picture". */
  kind: string;
  uploads: readonly Upload[];
  /** How many files have arrived. */
  done: number;
  repeat: (upload: Upload) => void;
  drop: (upload: Upload) => void;
}

/** Files on their way to the shop, each with its bytes, and those that did not arrive. */
export function UploadList({ kind, uploads, done, repeat, drop }: Props) {
  const open = uploads.filter(({ state }) => state.status !== 'failed');
  const failed = uploads.filter(({ state }) => state.status === 'failed');
  const current = open.find(({ state }) => state.status === 'sending');
  return (
    <>
      <p role="status" className={open.length > 0 ? undefined : 'sq-visually-hidden'}>
        {open.length > 0 &&
          fill(partsTexts.uploadingThingDone, {
            thing: kind,
            done: done + 1,
            total: done + open.length,
            name: current?.file.name ?? '',
          })}
      </p>
      {open.length > 0 && (
        <ul className="c-uploads" aria-label={fill(partsTexts.eachOnItsWay, { thing: kind })}>
          {open.map((upload) => (
            <OpenUpload key={upload.key} upload={upload} onCancel={() => drop(upload)} />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <div role="alert">
          <ul className="c-list" aria-label={partsTexts.failedUploads}>
            {failed.map((upload) => (
              <FailedUpload key={upload.key} upload={upload} repeat={repeat} drop={drop} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function OpenUpload({ upload: { file, sentBytes, state }, onCancel }: { upload: Upload; onCancel: () => void }) {
  const size = fileSize(file.size);
  return (
    <li>
      <span className="c-upload-name">{file.name}</span>
      <progress aria-label={fill(partsTexts.bytesSentOf, { name: file.name })} value={sentBytes} max={file.size} />
      <span className="c-quiet">
        {state.status === 'waiting'
          ? fill(partsTexts.sizeWaits, { size })
          : fill(partsTexts.sentOfSize, { size: fileSize(sentBytes), total: size })}
      </span>
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={fill(partsTexts.cancelTheUploadOf, { name: file.name })}
        onClick={onCancel}
      >
        {commonTexts.cancel}
      </button>
    </li>
  );
}

function FailedUpload({ upload, repeat, drop }: { upload: Upload } & Pick<Props, 'repeat' | 'drop'>) {
  const { file, state } = upload;
  if (state.status !== 'failed') return null;
  return (
    <li className="c-row">
      <span className="c-error">
        {state.text}
        {!state.text.includes(file.name) && ` (${file.name})`}
      </span>
      {state.mayRepeat && (
        <button
          type="button"
          className="c-button c-button--small"
          aria-label={fill(partsTexts.tryAgainName, { name: file.name })}
          onClick={() => repeat(upload)}
        >
          {commonTexts.tryAgain}
        </button>
      )}
      <button
        type="button"
        className="c-icon"
        aria-label={fill(partsTexts.forgetName, { name: file.name })}
        onClick={() => drop(upload)}
      >
        ×
      </button>
    </li>
  );
}
