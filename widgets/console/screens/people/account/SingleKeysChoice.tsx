import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { chooseSingleKeys } from '../../../app/session.ts';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';

/** Chooses whether keys such as "/" alone act in this person's console, on all of their devices. */
export function SingleKeysChoice({ hasSingleKeys }: { hasSingleKeys: boolean }) {
  const { run, error } = useAction();
  return (
    <Tick
      label={shellTexts.singleKeys}
      hint={shellTexts.singleKeysAreYours}
      checked={hasSingleKeys}
      error={error}
      onChange={(isOn) => void run(() => chooseSingleKeys(isOn))}
    />
  );
}
