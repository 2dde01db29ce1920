import { fileSize } from './formats.ts';
import type { Upload } from './use-uploads.ts';

interface Props {
  /** What the files are, "picture". */
  thing: string;
  uploads: readonly Upload[];
  /** How many files have arrived. */
  done: number;
  repeat: (upload: Upload) => void;
  drop: (upload: Upload) => void;
}

/** Files on their way to the shop, each with its bytes, and those that did not arrive. */
export function UploadList({ thing, uploads, done, repeat, drop }: Props) {
  const open = uploads.filter(({ state }) => state.status !== 'failed');
  const failed = uploads.filter(({ state }) => state.status === 'failed');
  const current = open.find(({ state }) => state.status === 'sending');
  return (
    <>
      <p role="status" className={open.length > 0 ? undefined : 'c-hidden'}>
        {open.length > 0 && `Uploading ${thing} ${done + 1} of ${done + open.length}: ${current?.file.name ?? ''}`}
      </p>
      {open.length > 0 && (
        <ul className="c-uploads" aria-label={`Each ${thing} on its way`}>
          {open.map((upload) => (
            <OpenUpload key={upload.key} upload={upload} onCancel={() => drop(upload)} />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <div role="alert">
          <ul className="c-list" aria-label="Files that were not uploaded">
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
      <progress aria-label={`Bytes sent of ${file.name}`} value={sentBytes} max={file.size} />
      <span className="c-quiet">
        {state.status === 'waiting' ? `${size}, waits` : `${fileSize(sentBytes)} of ${size}`}
      </span>
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={`Cancel the upload of ${file.name}`}
        onClick={onCancel}
      >
        Cancel
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
          aria-label={`Try again: ${file.name}`}
          onClick={() => repeat(upload)}
        >
          Try again
        </button>
      )}
      <button type="button" className="c-icon" aria-label={`Forget ${file.name}`} onClick={() => drop(upload)}>
        ×
      </button>
    </li>
  );
}
