import { useEffect, useRef, useState } from 'react';
import type { ProductChanges } from '#runtime/contracts/product-changes.ts';
import { changesTexts } from '#runtime/i18n/en/console/bin.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { errorText, isStale } from '../../../app/query.ts';
import { useUnsavedGuard } from '../../../app/use-draft.ts';
import { undoChangeSet } from '../../../parts/take-back.ts';
import { countText } from '../count-text.ts';
import { type BulkPart, makePart, possibleOf, previewParts } from './bulk-parts.ts';

/** Variants that were changed so far, of all that the preview showed. */
interface Progress {
  done: number;
  total: number;
}

/**
 * Previews a change of many products and makes it, part by part. Where it stops halfway, the preview shows what is left:
 * nothing is changed twice.
 */
export function useBulkChange(onDone: () => void) {
  const [parts, setParts] = useState<readonly BulkPart[] | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [progress, setProgress] = useState<Progress | undefined>();
  /** How often another change was typed: what was asked about an earlier one is not shown. */
  const typed = useRef(0);
  const isLeft = useRef(false);
  const leave = () => {
    isLeft.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the screen stops it
  useEffect(() => leave, []);
  useUnsavedGuard(progress !== undefined, leave, productsTexts.changeWouldStop);
  const clear = () => {
    typed.current += 1;
    setParts(undefined);
    setFailure('');
  };
  const run = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    await action().catch((error: unknown) => setFailure(errorText(error)));
    setBusy(false);
  };
  const preview = (change: ProductChanges) =>
    run(async () => {
      const asked = typed.current;
      const found = await previewParts(change);
      if (typed.current === asked) setParts(found);
    });
  const make = () =>
    run(async () => {
      const asked = typed.current;
      let left = parts ?? [];
      const total = left.reduce((sum, part) => sum + possibleOf(part), 0);
      const act = crypto.randomUUID();
      let done = 0;
      let changeSet: string | null = null;
      try {
        for (const part of left) {
          setProgress({ done, total });
          const made = await makePart(part, act);
          done += made.done;
          changeSet ??= made.changeSet;
          left = left.slice(1);
          if (isLeft.current && left.length > 0) return notify(partlyDone({ done, total }), undoOf(changeSet));
        }
        setParts(undefined);
        const text = fill(productsTexts.doneCount, { count: countText(done, productsTexts.countVariants) });
        notify(changeSet === null ? text : `${text} ${changesTexts.undoLater}`, undoOf(changeSet));
        if (typed.current === asked) onDone();
      } catch (error) {
        const reason = isStale(error) ? productsTexts.somethingHasChangedSince : errorText(error);
        setFailure(done > 0 ? `${reason} ${partlyDone({ done, total })} ${changesTexts.undoLater}` : reason);
        const found = isStale(error) ? await previewAgain(left) : left;
        if (typed.current === asked) setParts(found);
      } finally {
        setProgress(undefined);
      }
    });
  return { parts, progress, isBusy, failure, preview, make, clear };
}

/** What takes a change back that was made. */
function undoOf(changeSet: string | null) {
  return changeSet === null ? {} : { undo: () => undoChangeSet(changeSet) };
}

function partlyDone({ done, total }: Progress): string {
  return fill(productsTexts.changedSoFar, {
    done: done.toLocaleString(languageTexts.tag),
    count: countText(total, productsTexts.countVariants),
  });
}

/** Returns the present preview of what was not changed; undefined where it cannot be read. */
async function previewAgain(left: readonly BulkPart[]): Promise<readonly BulkPart[] | undefined> {
  const parts: BulkPart[] = [];
  try {
    for (const { change } of left) parts.push(...(await previewParts(change)));
  } catch {
    return undefined;
  }
  return parts;
}
