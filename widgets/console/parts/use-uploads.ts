import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#runtime/api/failure.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { notify } from '../app/notices.ts';
import { errorText, isRefusal } from '../app/query.ts';
import { useUnsavedGuard } from '../app/use-draft.ts';

/** A file on its way to the shop. */
export interface Upload {
  key: string;
  file: File;
  /** How many of its bytes are on their way. */
  sentBytes: number;
  state: { status: 'waiting' | 'sending' } | { status: 'failed'; text: string; mayRepeat: boolean };
}

/** The signal that stops a file, and the function that is called with its progress. */
export interface Sending {
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
}

interface Options<Answer> {
  /** Returns why a file is not sent; undefined where it may be. */
  check: (file: File) => string | undefined;
  send: (file: File, sending: Sending) => Promise<Answer>;
  onUploaded: (answer: Answer) => void;
}

/** Refusals that a repeat meets again: the file or the role is wrong, not the moment. */
const FINAL_STATUSES: readonly number[] = [400, 403, 413, 415];

/**
 * Sends files to the shop, one after another. Those that fail stay in the list, and can be sent again. The screen asks
 * before it is left while files are on their way.
 */
export function useUploads<Answer>(options: Options<Answer>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [done, setDone] = useState(0);
  const queue = useRef<Upload[]>([]);
  const sending = useRef<{ key: string; stop: AbortController }>(undefined);
  const isGone = useRef(false);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      sending.current?.stop.abort();
    };
  }, []);
  const isOnItsWay = uploads.some(({ state }) => state.status !== 'failed');
  useUnsavedGuard(isOnItsWay, undefined, partsTexts.filesAreStill);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const forget = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));
  const sendOne = async ({ key, file }: Upload) => {
    const stop = new AbortController();
    sending.current = { key, stop };
    change(key, { state: { status: 'sending' }, sentBytes: 0 });
    const onProgress = (sentBytes: number) => change(key, { sentBytes });
    try {
      const answer = await latest.current.send(file, { signal: stop.signal, onProgress });
      if (isGone.current) return;
      latest.current.onUploaded(answer);
      forget(key);
      setDone((count) => count + 1);
    } catch (error) {
      if (stop.signal.aborted) return;
      const mayRepeat = !(error instanceof ApiFailure && FINAL_STATUSES.includes(error.status ?? 0));
      change(key, { state: { status: 'failed', text: failureText(error), mayRepeat } });
      notify(`${editorTexts.uploadFailedTitle}. ${editorTexts.uploadFailed}`, { kind: 'failed' });
    }
  };
  const work = async () => {
    if (sending.current) return;
    for (let next = queue.current.shift(); next && !isGone.current; next = queue.current.shift()) await sendOne(next);
    sending.current = undefined;
  };
  const enqueue = (wanted: readonly Upload[]) => {
    queue.current.push(...wanted.filter(({ state }) => state.status === 'waiting'));
    void work();
  };
  const add = (files: readonly File[]) => {
    if (!sending.current) setDone(0);
    const added = files.map((file) => toUpload(file, options.check(file)));
    setUploads((all) => [...all, ...added]);
    enqueue(added);
  };
  const repeat = (upload: Upload) => {
    const waiting: Upload = { ...upload, sentBytes: 0, state: { status: 'waiting' } };
    change(upload.key, waiting);
    enqueue([waiting]);
  };
  /** Cancels a file that is on its way, and forgets one that has failed. */
  const drop = ({ key }: Upload) => {
    queue.current = queue.current.filter((each) => each.key !== key);
    if (sending.current?.key === key) sending.current.stop.abort();
    forget(key);
  };
  return { uploads, done, add, repeat, drop };
}

function toUpload(file: File, error: string | undefined): Upload {
  const state: Upload['state'] = error ? { status: 'failed', text: error, mayRepeat: false } : { status: 'waiting' };
  return { key: crypto.randomUUID(), file, sentBytes: 0, state };
}

/** Returns what a person reads of an upload that failed. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return editorTexts.uploadError;
  if (!isRefusal(error)) return editorTexts.uploadIncomplete;
  return `${editorTexts.uploadError}: ${errorText(error)}`;
}
