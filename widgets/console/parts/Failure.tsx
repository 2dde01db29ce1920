import { useRef, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { errorText, isMissing, missingPath } from '../app/query.ts';

interface Props {
  of: { error: unknown; refetch: () => Promise<unknown> };
  /** The first sentence; 'Unable to load results' by default. */
  failure?: string;
}

/** Says why something could not be read, with a button that tries again. Shows nothing where it could be read. */
export function Failure({ of: { error, refetch }, failure = editorTexts.noResults }: Props) {
  const [isTrying, setTrying] = useState(false);
  const last = useRef(error);
  if (error) last.current = error;
  // The button stays while it tries, so that the keyboard does not lose its place.
  if (!error && !isTrying) return null;
  const isGone = isMissing(last.current);
  const tryAgain = async () => {
    setTrying(true);
    await refetch();
    setTrying(false);
  };
  return (
    <div className="c-failure" role="alert">
      <p>
        <strong>{isGone ? editorTexts.noContent : failure}</strong>
        <span> {isGone ? missingPath(last.current) : errorText(last.current)}</span>
      </p>
      {!isGone && (
        <button
          type="button"
          className="c-button c-button--small"
          aria-disabled={isTrying}
          onClick={() => !isTrying && void tryAgain()}
        >
          {commonTexts.tryAgain}
        </button>
      )}
    </div>
  );
}
