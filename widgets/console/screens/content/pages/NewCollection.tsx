import { useState } from 'react';
import type { OwnerCollections } from '#runtime/contracts/content.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
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
  const { create, isBusy, errors, error } = useCreation(COLLECTIONS, [COLLECTIONS]);
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
      action={contentTexts.create}
      title={contentTexts.newPageOrCollection}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={commonTexts.title}
        value={title}
        onChange={setTitle}
        maxLength={200}
        required
        error={errors.title}
      />
      <Choice label={commonTexts.kind} value={type} onChange={setType} options={NEW_KINDS} error={errors.type} />
      {type === 'splashPage' ? (
        <p>{contentTexts.coverPageStandsAlone}</p>
      ) : (
        <Choice
          label={contentTexts.template}
          value={template}
          onChange={setChosen}
          options={templates.map((name) => [name, name])}
          hint={hasItems(type) ? contentTexts.itGivesTheList : contentTexts.itGivesThePage}
          error={errors.template}
        />
      )}
      <p className="c-quiet">{contentTexts.visibleOnceShown}</p>
    </ActionDialog>
  );
}
