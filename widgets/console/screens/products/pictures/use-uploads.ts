import { useEffect, useRef, useState } from 'react';
import { ConsoleRefusal, NoAnswer } from '#runtime/api/console.ts';
import type { OwnerImage, OwnerPicture } from '#runtime/contracts/pictures.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { fileError } from '../../../parts/check-picture.ts';
import { PICTURES } from '../addresses.ts';

/** A file on its way to the shop. */
export interface Upload {
  key: string;
  file: File;
  state: { status: 'waiting' | 'sending' } | { status: 'failed'; text: string; mayRepeat: boolean };
}

/** The longest name of a file that an item keeps. */
const FILENAME_MAX_LENGTH = 200;

/** Sends files to the shop, one after another. Those that fail stay in the list, and can be sent again. */
export function useUploads(onUploaded: (image: OwnerImage) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [done, setDone] = useState(0);
  const queue = useRef<Upload[]>([]);
  const isSending = useRef(false);
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  const show = (key: string, state: Upload['state'] | undefined) =>
    setUploads((all) =>
      state
        ? all.map((each) => (each.key === key ? { ...each, state } : each))
        : all.filter((each) => each.key !== key),
    );
  const work = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = queue.current.shift(); next && !stop.current.signal.aborted; next = queue.current.shift()) {
      show(next.key, { status: 'sending' });
      try {
        latest.current(await send(next.file, stop.current.signal));
        show(next.key, undefined);
        setDone((count) => count + 1);
      } catch (error) {
        if (stop.current.signal.aborted) break;
        show(next.key, { status: 'failed', text: textOf(error), mayRepeat: !(error instanceof ConsoleRefusal) });
        notify(`${EDITOR.uploadFailedTitle}. ${EDITOR.uploadFailed}`, { kind: 'failed' });
      }
    }
    isSending.current = false;
  };
  const enqueue = (wanted: readonly Upload[]) => {
    queue.current.push(...wanted.filter(({ state }) => state.status === 'waiting'));
    void work();
  };
  const add = (files: readonly File[]) => {
    if (!isSending.current) setDone(0);
    const added = files.map(toUpload);
    setUploads((all) => [...all, ...added]);
    enqueue(added);
  };
  const repeat = ({ key, file }: Upload) => {
    show(key, { status: 'waiting' });
    enqueue([{ key, file, state: { status: 'waiting' } }]);
  };
  const drop = ({ key }: Upload) => {
    queue.current = queue.current.filter((each) => each.key !== key);
    show(key, undefined);
  };
  return { uploads, done, add, repeat, drop };
}

function toUpload(file: File): Upload {
  const text = fileError(file);
  const state: Upload['state'] = text ? { status: 'failed', text, mayRepeat: false } : { status: 'waiting' };
  return { key: crypto.randomUUID(), file, state };
}

async function send(file: File, signal: AbortSignal): Promise<OwnerImage> {
  const query = new URLSearchParams({ filename: file.name });
  const path = `${PICTURES}?${query}`;
  const { body } = await change<OwnerPicture>({ method: 'POST', path, body: file, signal }, [PICTURES]);
  return imageOf(body);
}

/** Returns a picture of the shop as one of a product's. */
export function imageOf(picture: OwnerPicture): OwnerImage {
  const { id: assetId, assetUrl, width, height, altText, filename, focalX, focalY, colors } = picture;
  return {
    ...{ id: crypto.randomUUID(), assetId, assetUrl, width, height, altText, focalX, focalY, colors },
    ...{ filename: filename.slice(0, FILENAME_MAX_LENGTH), title: '', body: '' },
  };
}

/** Returns what a person reads of an upload that failed. */
function textOf(error: unknown): string {
  if (error instanceof NoAnswer) return EDITOR.uploadIncomplete;
  return error instanceof ConsoleRefusal && error.message
    ? `${EDITOR.uploadError}: ${error.message}`
    : EDITOR.uploadError;
}
