import { useState } from 'react';
import type { NavigationItem, NavigationName } from '#runtime/contracts/navigation.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { linkError } from '../shared/link-error.ts';
import type { useCollections } from '../shared/use-collections.ts';
import type { LinkTargets } from './entry.ts';
import { type EntryForm, type EntryKind, entryOf, formOf } from './entry-form.ts';

type Option = readonly [id: string, title: string];
type Reading = ReturnType<typeof useCollections>['reading'];

interface Props {
  menu: NavigationName;
  /** The entry that is changed; undefined for a new one. */
  entry: NavigationItem | undefined;
  isInFolder: boolean;
  places: LinkTargets;
  /** The reading of the pages, which may still run or have failed. */
  pages: Reading;
  onDone: (entry: NavigationItem) => void;
  onClose: () => void;
}

const KINDS = [
  ['page', contentTexts.pageOfTheShop],
  ['link', contentTexts.address],
  ['folder', contentTexts.folder],
] as const;
const BEHAVIORS = [
  ['redirect', contentTexts.leadsToItsFirst],
  ['none', contentTexts.onlyOpens],
  ['index', contentTexts.leadsToAPage],
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
      title={entry ? contentTexts.entryOfTheMenu : contentTexts.newEntry}
      action={entry ? contentTexts.change : commonTexts.add}
      isBusy={false}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {kinds.length > 0 && !entry && (
        <Choice<EntryKind>
          label={contentTexts.itIs}
          value={form.kind}
          options={kinds}
          onChange={(kind) => set({ kind })}
        />
      )}
      {form.kind === 'folder' && (
        <Choice
          label={contentTexts.pressOnIt}
          value={form.behavior}
          options={BEHAVIORS}
          onChange={(behavior) => set({ behavior })}
        />
      )}
      {(form.kind === 'page' || (form.kind === 'folder' && form.behavior === 'index')) && (
        <Loaded of={pages} failure={editorTexts.noCollections}>
          {() => (
            <Choice
              label={commonTexts.page}
              value={form.collectionId}
              options={[['', contentTexts.chooseAPage], ...withChosen(titles, form.collectionId)]}
              onChange={(collectionId) => set({ collectionId })}
            />
          )}
        </Loaded>
      )}
      {form.kind === 'area' && (
        <Choice
          label={contentTexts.memberArea}
          value={form.memberAreaId}
          options={[['', contentTexts.chooseAMemberArea], ...withChosen(areas, form.memberAreaId)]}
          onChange={(memberAreaId) => set({ memberAreaId })}
        />
      )}
      {form.kind === 'link' && (
        <>
          <TextField
            label={commonTexts.address}
            value={form.link}
            onChange={(link) => set({ link })}
            hint={contentTexts.pageLinkOrMail}
            error={form.link === '' ? undefined : linkError(form.link.trim())}
          />
          <Tick label={contentTexts.openInANew} checked={form.newWindow} onChange={(newWindow) => set({ newWindow })} />
        </>
      )}
      <TextField
        label={commonTexts.title}
        value={form.title}
        maxLength={200}
        onChange={(title) => set({ title })}
        hint={form.kind === 'page' ? contentTexts.withoutOneItIsTheTitle : undefined}
      />
      {!entry && form.kind === 'folder' && <p className="c-quiet">{contentTexts.putEntriesInto}</p>}
    </ActionDialog>
  );
}

/** Adds what was chosen before and is not among the options, so that it is shown and stays. */
function withChosen(options: readonly Option[], chosen: string): Option[] {
  const isKnown = chosen === '' || options.some(([id]) => id === chosen);
  return isKnown ? [...options] : [...options, [chosen, chosen]];
}
