import type { Upload } from './use-uploads.ts';

interface Props {
  uploads: readonly Upload[];
  /** How many files have arrived. */
  done: number;
  repeat: (upload: Upload) => void;
  drop: (upload: Upload) => void;
}

/** Files on their way to the shop, and those that did not arrive. */
export function UploadList({ uploads, done, repeat, drop }: Props) {
  const open = uploads.filter(({ state }) => state.status !== 'failed');
  const failed = uploads.filter(({ state }) => state.status === 'failed');
  const total = done + open.length;
  const current = open.find(({ state }) => state.status === 'sending');
  return (
    <>
      <div role="status">
        {open.length > 0 && (
          <>
            <p>
              Uploading picture {done + 1} of {total}: {current?.file.name}
            </p>
            <progress aria-label="Pictures uploaded" value={done} max={total} />
          </>
        )}
      </div>
      {failed.length > 0 && (
        <ul className="c-list" aria-label="Files that were not uploaded" role="alert">
          {failed.map((upload) => (
            <li key={upload.key} className="c-row">
              <span className="c-error">
                {upload.state.status === 'failed' && upload.state.text}
                {upload.state.status === 'failed' && upload.state.mayRepeat && ` (${upload.file.name})`}
              </span>
              {upload.state.status === 'failed' && upload.state.mayRepeat && (
                <button type="button" className="c-button c-button--small" onClick={() => repeat(upload)}>
                  Try again
                </button>
              )}
              <button
                type="button"
                className="c-icon"
                aria-label={`Forget ${upload.file.name}`}
                onClick={() => drop(upload)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
