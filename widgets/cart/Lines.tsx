import { useStore } from '@nanostores/react';
import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { lazy } from '#runtime/lazy.ts';
import { Line } from './Line.tsx';
import { $mutations, type Removal, remove, undoRemoval } from './mutations.ts';
import { cartTexts } from './texts.ts';

const loadConfirm = lazy(() => import('#runtime/ui/lightbox/confirm.ts'));

interface LinesProps {
  cart: ShoppingCart | undefined;
  announce(text: string): void;
  focus(name: string): void;
}

/** The lines of the cart. A removed line is replaced by a row with an undo button. */
export function Lines({ cart, announce, focus }: LinesProps) {
  const { removals } = useStore($mutations);
  const texts = cartTexts();
  const entries = cart?.entries ?? [];
  if (entries.length === 0 && removals.length === 0) return null;

  async function removeLine(entry: CartEntry, index: number, control: HTMLElement) {
    if (entry.additionalFields !== null && !(await confirmRemoval(entry, control))) return;
    focus(`undo ${entry.id}`);
    announce('');
    const isOut = await remove(entry, index);
    if (isOut) announce(fill(texts.removed, { title: entry.title }));
    else focus(`remove ${entry.id}`);
  }
  async function undo(removal: Removal) {
    announce('');
    const entry = await undoRemoval(removal);
    if (!entry) return;
    announce(fill(texts.restored, { title: entry.title }));
    focus(`title ${entry.id}`);
  }

  const rows = entries.map((entry) => ({ key: entry.id, entry, removal: undefined as Removal | undefined }));
  const byIndex = [...removals].sort((a, b) => a.index - b.index);
  for (const removal of byIndex)
    rows.splice(removal.index, 0, { key: `removed ${removal.entry.id}`, ...removal, removal });
  return (
    <ul part="lines">
      {rows.map(({ key, entry, removal }, index) =>
        removal ? (
          <Removed key={key} removal={removal} onUndo={() => void undo(removal)} />
        ) : (
          <Line
            key={key}
            entry={entry}
            cart={cart as ShoppingCart}
            announce={announce}
            onRemove={({ currentTarget }) => void removeLine(entry, index, currentTarget)}
          />
        ),
      )}
    </ul>
  );
}

/** Asks before a removal takes what the visitor has filled in for the line with it. */
async function confirmRemoval({ title }: CartEntry, returnFocus: HTMLElement): Promise<boolean> {
  const module = await loadConfirm().catch(() => undefined);
  const texts = cartTexts();
  return (
    module?.confirm({
      title: fill(texts.removeQuestion, { title }),
      message: texts.removeFields,
      confirmLabel: texts.remove,
      cancelLabel: texts.keep,
      returnFocus,
    }) ?? true
  );
}

function Removed({ removal, onUndo }: { removal: Removal; onUndo(): void }) {
  const { entry, status, error } = removal;
  const texts = cartTexts();
  return (
    <li part="removed">
      <span>{fill(texts.removed, { title: entry.title })}</span>
      <button
        part="undo"
        type="button"
        data-focus={`undo ${entry.id}`}
        aria-label={fill(texts.undoTitle, { title: entry.title })}
        aria-disabled={status === 'restoring' || undefined}
        onClick={() => status !== 'restoring' && onUndo()}
      >
        {texts.undo}
      </button>
      {error && (
        <p part="error" role="alert">
          {error.title}. {error.message}
        </p>
      )}
    </li>
  );
}
