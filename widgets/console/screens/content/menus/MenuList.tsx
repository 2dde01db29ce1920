import { useEffect, useRef, useState } from 'react';
import type { NavigationItem } from '#runtime/contracts/navigation.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { describeEntry, type LinkTargets } from './entry.ts';
import { MenuRow } from './MenuRow.tsx';
import { type EntryPosition, entryAt, isFolder, moveTo, replaceAt, siblings, targetOf } from './tree.ts';

interface Props {
  items: readonly NavigationItem[];
  places: LinkTargets;
  mayWrite: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (items: NavigationItem[]) => void;
  onEdit: (place: EntryPosition) => void;
}

/** The entries of a menu, which are moved with the pointer, by buttons and by keys. */
export function MenuList({ items, places, mayWrite, errors, onChange, onEdit }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<{ place: string; part: string } | undefined>(undefined);
  const [dragged, setDragged] = useState<EntryPosition | undefined>();
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (focused.current === undefined) return;
    const name = focused.current;
    const row = list.current?.querySelector(`[data-row="${name.place}"]`);
    row?.querySelector<HTMLElement>(`[data-part="${name.part}"]`)?.focus();
    focused.current = undefined;
  });
  const bring = (from: EntryPosition, to: EntryPosition | undefined) => {
    if (!to) return;
    const { items: moved, place } = moveTo(items, from, to);
    const part = document.activeElement?.getAttribute('data-part') ?? 'name';
    focused.current = { place: nameOf(place), part };
    const entry = siblings(moved, place.folder)[place.at];
    const count = siblings(moved, place.folder).length;
    const inside =
      place.folder === undefined ? '' : ` ${fill(contentTexts.inTitle, { title: String(moved[place.folder]?.title) })}`;
    if (entry)
      setStatus(
        fill(contentTexts.title, { title: describeEntry(entry, places).title, at: place.at + 1, count, inside }),
      );
    onChange(moved);
  };
  const remove = (place: EntryPosition) => {
    const entry = entryAt(items, place);
    const rest = replaceAt(items, place, undefined);
    // The focus goes to the next entry, or to the folder that is empty now.
    const last = siblings(rest, place.folder).length - 1;
    const next = last < 0 ? { folder: undefined, at: place.folder ?? 0 } : { ...place, at: Math.min(place.at, last) };
    focused.current = { place: nameOf(next), part: 'remove' };
    if (entry) setStatus(fill(contentTexts.titleIsRemoved, { title: describeEntry(entry, places).title }));
    onChange(rest);
  };
  const row = (item: NavigationItem, place: EntryPosition) => (
    <MenuRow
      {...describeEntry(item, places)}
      name={nameOf(place)}
      mayWrite={mayWrite}
      error={errorAt(errors, place)}
      canMove={(move) => targetOf(items, place, move) !== undefined}
      onMove={(move) => bring(place, targetOf(items, place, move))}
      onEdit={() => onEdit(place)}
      onRemove={() => remove(place)}
      onDrag={(isOn) => setDragged(isOn ? place : undefined)}
      onDrop={() => dragged && bring(dragged, place)}
      isDragging={dragged !== undefined}
    />
  );
  return (
    <div ref={list}>
      {mayWrite && <p className="c-quiet c-for-keys">{contentTexts.dragAnEntry}</p>}
      <ol className="ct-menu">
        {items.map((item, at) => (
          // An entry has no name of its own, and two can be the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is all by which an entry is known
          <li key={at}>
            {row(item, { folder: undefined, at })}
            {isFolder(item) && (
              <ol className="ct-menu ct-menu--inner">
                {item.children.map((child, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <li key={i}>{row(child, { folder: at, at: i })}</li>
                ))}
                {dragged && (
                  <li>
                    {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys have Alt with the right arrow */}
                    <div
                      className="ct-drop"
                      onDragOver={(event) => event.preventDefault()}
                      onDrop={(event) => {
                        event.preventDefault();
                        bring(dragged, { folder: at, at: item.children.length });
                      }}
                    >
                      {contentTexts.dropIntoFolder}
                    </div>
                  </li>
                )}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <p className="sq-visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}

/** Returns what the shop has refused of an entry itself, and not of those in it. */
function errorAt(errors: Readonly<Record<string, string>>, { folder, at }: EntryPosition): string | undefined {
  const path = folder === undefined ? `items.${at}` : `items.${folder}.children.${at}`;
  const own = Object.keys(errors).find(
    (each) => each === path || (each.startsWith(`${path}.`) && !each.startsWith(`${path}.children.`)),
  );
  return own === undefined ? undefined : errors[own];
}

function nameOf({ folder, at }: EntryPosition): string {
  return folder === undefined ? `${at}` : `${folder}.${at}`;
}
