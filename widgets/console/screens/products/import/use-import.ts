import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#runtime/api/failure.ts';
import { type EntryOutcome, withUnread } from '#runtime/domain/import-outcomes.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { errorText, refresh } from '../../../app/query.ts';
import { guardLeaving } from '../../../app/router.ts';
import { openFile, type ReadingOptions } from './import-file.ts';
import type { OpenedFile } from './opened-file.ts';
import { type FailedPicture, fetchPictures, type SendingOptions, sendRecords } from './send-records.ts';

export type Work = 'reading' | 'checking' | 'fetching' | 'importing';

/** Longest name of a file that its change set keeps. */
const FILE_NAME_MAX_LENGTH = 200;

/** How far the import of a file is. */
export type ImportState =
  | { status: 'choosing' }
  | { status: 'working'; work: Work; done: number; total: number }
  | { status: 'checked'; file: OpenedFile; outcomes: readonly EntryOutcome[] }
  | {
      status: 'ended';
      file: OpenedFile;
      outcomes: readonly EntryOutcome[];
      failedPictures: readonly FailedPicture[];
      /** Takes the import back; null where it has written nothing. */
      changeSet: string | null;
    }
  /** `outcomes` are what was imported before. */
  | {
      status: 'failed';
      title: string;
      text: string;
      outcomes: readonly EntryOutcome[];
      changeSet: string | null;
    };

/** Reads a file, shows what would become of it, and imports it. Each of these can be stopped. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ status: 'choosing' });
  const stop = useRef<AbortController | undefined>(undefined);
  const isWorking = state.status === 'working';
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    if (!isWorking) return undefined;
    return guardLeaving(() =>
      ask({
        title: productsTexts.stopTheImport,
        text: productsTexts.whatIsImportedSo,
        action: productsTexts.stopAndLeave,
        isDangerous: true,
      }),
    );
  }, [isWorking]);

  const run = async (
    title: string,
    act: (signal: AbortSignal) => Promise<ImportState>,
    done: () => { outcomes: readonly EntryOutcome[]; changeSet: string | null },
  ) => {
    const control = new AbortController();
    stop.current = control;
    try {
      setState(await act(control.signal));
    } catch (error) {
      const isStopped = control.signal.aborted;
      setState({
        status: 'failed',
        title: isStopped ? editorTexts.fileCancelled : title,
        text: isStopped ? '' : failureText(error),
        ...done(),
      });
    }
  };
  const working = (work: Work, done: number, total: number) => setState({ status: 'working', work, done, total });

  /** Reads a file and shows what would become of it. */
  const check = (file: File, reading: ReadingOptions, options: SendingOptions) =>
    preview((signal) => openFile(file, reading, signal), options);
  /** Shows what would become of a file by other choices. */
  const checkAgain = (file: OpenedFile, options: SendingOptions) => preview(async () => file, options);
  const preview = (open: (signal: AbortSignal) => Promise<OpenedFile>, options: SendingOptions) =>
    run(
      editorTexts.fileFailed,
      async (signal) => {
        working('reading', 0, 1);
        const opened = await open(signal);
        working('checking', 0, opened.count);
        const outcomes = await sendRecords(opened.entries(), {
          options,
          isPreview: true,
          signal,
          onProgress: (sent) => working('checking', sent.length, opened.count),
        });
        return { status: 'checked', file: opened, outcomes: withUnread(outcomes, opened.refused) };
      },
      () => ({ outcomes: [], changeSet: null }),
    );
  const start = (file: OpenedFile, checked: readonly EntryOutcome[], options: SendingOptions) => {
    const act = { id: crypto.randomUUID(), title: file.name.slice(0, FILE_NAME_MAX_LENGTH) };
    let sent: readonly EntryOutcome[] = [];
    let changeSet: string | null = null;
    return run(
      editorTexts.fileIncomplete,
      async (signal) => {
        const urls = [...new Set(checked.flatMap(({ missingPictures }) => missingPictures))];
        working('fetching', 0, urls.length);
        const failedPictures = await fetchPictures(urls, {
          signal,
          onProgress: (done) => working('fetching', done, urls.length),
        });
        working('importing', 0, file.count);
        const outcomes = await sendRecords(file.entries(), {
          options,
          file: act,
          isPreview: false,
          signal,
          onProgress: (soFar, set) => {
            sent = soFar;
            changeSet = set;
            working('importing', soFar.length, file.count);
          },
        });
        notify(productsTexts.importIsDone);
        return { status: 'ended', file, outcomes: withUnread(outcomes, file.refused), failedPictures, changeSet };
      },
      () => ({ outcomes: sent, changeSet }),
    ).finally(() => refresh(['/api/']));
  };
  return {
    state,
    check,
    checkAgain,
    start,
    stop: () => stop.current?.abort(),
    reset: () => setState({ status: 'choosing' }),
  };
}

function failureText(error: unknown): string {
  return error instanceof ApiFailure || !(error instanceof Error) ? errorText(error) : error.message;
}
