import { useStore } from '@nanostores/react';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { dirtyParts, galleryKey } from './look-parts.ts';
import type { Look } from './use-look.ts';

interface Props {
  look: Look;
  /** Shows the page of a gallery that is unsaved, and its options. */
  onShow: (path: string) => void;
}

/** The foot of the screen: all that is unsaved, on whichever page, and the bar that saves it in one press. */
export function LookFoot({ look, onShow }: Props) {
  const dirty = dirtyParts(useStore(look.parts));
  const { collection } = look.subject;
  const elsewhere = dirty.flatMap(({ key, title, path }) =>
    path !== undefined && key !== galleryKey(collection?.id ?? '') ? [{ key, title, path }] : [],
  );
  const errors = dirty.flatMap(({ title, error }) => (error ? [`${title}: ${error}`] : []));
  return (
    <SaveBar
      isDirty={dirty.length > 0}
      isSaving={look.isSaving}
      isRestored={dirty.some(({ isRestored }) => isRestored)}
      error={errors.join(' ') || undefined}
      onSave={() => void look.save()}
      onDiscard={look.reset}
    >
      <div className="c-row">
        <p role="status">{fill(lookTexts.notSavedNames, { names: dirty.map(({ unsaved }) => unsaved).join(', ') })}</p>
        {elsewhere.map(({ key, title, path }) => (
          <button key={key} type="button" className="c-button c-button--small" onClick={() => onShow(path)}>
            {fill(lookTexts.showTitle, { title })}
          </button>
        ))}
      </div>
    </SaveBar>
  );
}
