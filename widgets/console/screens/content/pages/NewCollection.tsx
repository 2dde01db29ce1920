import { useState } from 'react';
import type { OwnerCollection, OwnerCollections } from '#runtime/contracts/content.ts';
import { navigate } from '../../../app/router.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { COLLECTIONS } from '../../../parts/collection-body.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { newCover } from '../covers/slice-kinds.ts';
import { type CollectionKind, hasItems, NEW_KINDS } from './collection-kinds.ts';
import { useTemplates } from './use-templates.ts';

/** Templates that fit most collections of a kind. */
const USUAL: Partial<Record<CollectionKind, string>> = { page: 'plain', generic: 'blog', course: 'lessons' };
/** Cover pages need no template; a shop that writes one for them all calls it `cover.page`. */
const COVER_TEMPLATE = 'cover';

interface Props {
  /** The collections that the shop has. */
  known: OwnerCollections['collections'];
  onClose: () => void;
}

/** Asks for what a new page or collection cannot do without, creates it hidden, and opens it. */
export function NewCollection({ known, onClose }: Props) {
  const [title, setTitle] = useState('');
  const [type, setType] = useState<CollectionKind>('page');
  const [chosen, setChosen] = useState('');
  const { create, isBusy, errors, error } = useCreation<OwnerCollection>(COLLECTIONS, [COLLECTIONS]);
  const templates = useTemplates(type, known);
  const usual = USUAL[type] ?? type;
  const template = [chosen, usual].find((name) => templates.includes(name)) ?? templates[0] ?? '';
  const submit = async () => {
    const cover = { template: COVER_TEMPLATE, options: { cover: newCover({ type: 'heading', text: title }) } };
    const more = type === 'splashPage' ? cover : { template };
    const collection = await create({ title, type, enabled: false, ...more });
    if (!collection) return;
    onClose();
    await navigate(`pages/${encodeURIComponent(collection.id)}`);
  };
  return (
    <ActionDialog
      action="Create"
      title="New page or collection"
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Title" value={title} onChange={setTitle} maxLength={200} required error={errors.title} />
      <Choice label="Kind" value={type} onChange={setType} options={NEW_KINDS} error={errors.type} />
      {type === 'splashPage' ? (
        <p>A cover page stands alone, without the shop’s header and footer. It begins with its title.</p>
      ) : (
        <Choice
          label="Template"
          value={template}
          onChange={setChosen}
          options={templates.map((name) => [name, name])}
          hint={hasItems(type) ? 'It gives the list and the items their looks.' : 'It gives the page its looks.'}
          error={errors.template}
        />
      )}
      <p className="c-quiet">Visitors do not see it until you show it.</p>
    </ActionDialog>
  );
}
