import { useState } from 'react';
import type { OwnerRedirect } from '#runtime/contracts/redirects.ts';
import { redirectTexts } from '#runtime/i18n/en/console/discovery.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { addRedirect, changeRedirect } from './redirects.ts';

interface Props {
  /** The redirect to be changed; a new one begins with its path, '' for none yet. */
  of: OwnerRedirect | { path: string };
  onClose: () => void;
}

/** Adds a redirect, or says where one leads from now on. */
export function RedirectDialog({ of, onClose }: Props) {
  const known = 'version' in of ? of : undefined;
  const [path, setPath] = useState(of.path);
  const [target, setTarget] = useState(known?.target ?? '');
  const [isGone, setGone] = useState(known?.target === null);
  const { run, isBusy, error, errors } = useAction();
  const submit = async () => {
    const next = isGone ? null : target.trim();
    if (await run(() => (known ? changeRedirect(known, next) : addRedirect({ path, target: next })))) onClose();
  };
  return (
    <ActionDialog
      title={known ? fill(redirectTexts.editTitle, { path: known.path }) : redirectTexts.add}
      action={known ? redirectTexts.save : redirectTexts.addThis}
      isBusy={isBusy}
      error={errors.path || errors.target ? undefined : error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!known && (
        <TextField
          label={redirectTexts.from}
          hint={redirectTexts.fromHint}
          value={path}
          onChange={setPath}
          error={errors.path}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      {known && errors.path && (
        <p role="alert" className="c-error">
          {errors.path}
        </p>
      )}
      {!isGone && (
        <TextField
          label={redirectTexts.to}
          hint={redirectTexts.toHint}
          value={target}
          onChange={setTarget}
          error={errors.target}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          required
        />
      )}
      <Tick label={redirectTexts.isGone} hint={redirectTexts.isGoneHint} checked={isGone} onChange={setGone} />
    </ActionDialog>
  );
}
