import { useState } from 'react';
import type { NavigationItem, NavigationName } from '#runtime/contracts/navigation.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { linkError } from '../shared/link-error.ts';
import type { useCollections } from '../shared/use-collections.ts';
import type { Places } from './entry.ts';
import { type EntryForm, type EntryKind, entryOf, formOf } from './entry-form.ts';

type Option = readonly [id: string, title: string];
type Reading = ReturnType<typeof useCollections>['reading'];

interface Props {
  menu: NavigationName;
  /** The entry that is changed; undefined for a new one. */
  entry: NavigationItem | undefined;
  isInFolder: boolean;
  places: Places;
  /** The reading of the pages, which may still run or have failed. */
  pages: Reading;
  onDone: (entry: NavigationItem) => void;
  onClose: () => void;
}

const KINDS = [
  ['page', 'A page of the shop'],
  ['link', 'An address'],
  ['folder', 'A folder'],
] as const;
const BEHAVIORS = [
  ['redirect', 'Leads to its first entry'],
  ['none', 'Only opens'],
  ['index', 'Leads to a page of its own'],
] as const;

/** Asks what an entry of a menu is called and where it leads. */
export function EntryDialog({ menu, entry, isInFolder, places, pages, onDone, onClose }: Props) {
  const [form, setForm] = useState<EntryForm>(() => formOf(entry, menu));
  const [error, setError] = useState<string | undefined>();
  const set = (changes: Partial<EntryForm>) => setForm({ ...form, ...changes });
  const titles = places.collections.map(
    ({ id, navigationTitle, urlId }) => [id, `${navigationTitle} (/${urlId})`] as const,
  );
  const areas = places.areas.map(({ id, title }) => [id, title] as const);
  const kinds = KINDS.filter(([kind]) => menu === 'mainNav' && (kind !== 'folder' || !isInFolder));
  const submit = async () => {
    const made = entryOf(form, entry);
    if (typeof made === 'string') setError(made);
    else onDone(made);
  };
  return (
    <ActionDialog
      title={entry ? 'Entry of the menu' : 'New entry'}
      action={entry ? 'Change' : 'Add'}
      isBusy={false}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {kinds.length > 0 && !entry && (
        <Choice<EntryKind> label="It is" value={form.kind} options={kinds} onChange={(kind) => set({ kind })} />
      )}
      {form.kind === 'folder' && (
        <Choice
          label="A press on it"
          value={form.behavior}
          options={BEHAVIORS}
          onChange={(behavior) => set({ behavior })}
        />
      )}
      {(form.kind === 'page' || (form.kind === 'folder' && form.behavior === 'index')) && (
        <Loaded of={pages} failure={EDITOR.noCollections}>
          {() => (
            <Choice
              label="Page"
              value={form.collectionId}
              options={[['', 'Choose a page'], ...withChosen(titles, form.collectionId)]}
              onChange={(collectionId) => set({ collectionId })}
            />
          )}
        </Loaded>
      )}
      {form.kind === 'area' && (
        <Choice
          label="Member area"
          value={form.memberAreaId}
          options={[['', 'Choose a member area'], ...withChosen(areas, form.memberAreaId)]}
          onChange={(memberAreaId) => set({ memberAreaId })}
        />
      )}
      {form.kind === 'link' && (
        <>
          <TextField
            label="Address"
            value={form.link}
            onChange={(link) => set({ link })}
            hint="/page, https://… or mailto:…"
            error={form.link === '' ? undefined : linkError(form.link.trim())}
          />
          <Tick label="Open in a new window" checked={form.newWindow} onChange={(newWindow) => set({ newWindow })} />
        </>
      )}
      <TextField
        label="Title"
        value={form.title}
        maxLength={200}
        onChange={(title) => set({ title })}
        hint={form.kind === 'page' ? 'Without one it is the title that the page has in menus.' : undefined}
      />
      {!entry && form.kind === 'folder' && (
        <p className="c-quiet">Put entries into the folder before you save: an empty one cannot be saved.</p>
      )}
    </ActionDialog>
  );
}

/** Adds what was chosen before and is not among the options, so that it is shown and stays. */
function withChosen(options: readonly Option[], chosen: string): Option[] {
  const isKnown = chosen === '' || options.some(([id]) => id === chosen);
  return isKnown ? [...options] : [...options, [chosen, chosen]];
}
