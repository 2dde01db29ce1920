import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { ContentType, OwnerCollection } from '#runtime/contracts/content.ts';
import { readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { navigate } from '../../../app/router.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { TimeField } from '../../../parts/TimeField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { ITEM_KIND_CHOICES } from '../items/item-kinds.ts';

interface Props {
  collection: OwnerCollection;
  /** The kind that the item has unless another one is chosen. */
  kind: ContentType;
  onClose: () => void;
}

/** Asks for what a new item cannot do without, creates it as a draft, and opens it. */
export function NewItem({ collection, kind, onClose }: Props) {
  const [title, setTitle] = useState('');
  const [recordType, setType] = useState(kind);
  const [startsAt, setStart] = useState<number | null>(null);
  const collectionId = collection.id;
  const { create, isBusy, errors, error } = useCreation(
    addressOf('/api/owner/collections/:collectionId/items', { collectionId }),
    [addressOf('/api/owner/collections/:collectionId', { collectionId })],
  );
  const submit = async () => {
    const item = await create({
      title,
      recordType,
      status: 'draft',
      ...(recordType === 'event' && { startsAt }),
      ...(recordType === 'gallery' && { options: { gallery: readGalleryOptions(() => undefined) } }),
    });
    if (!item) return;
    onClose();
    await navigate(`items/${encodeURIComponent(item.id)}`);
  };
  return (
    <ActionDialog
      action={contentTexts.create}
      title={contentTexts.newItem}
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
      <Choice
        label={commonTexts.kind}
        value={recordType}
        onChange={setType}
        options={ITEM_KIND_CHOICES}
        error={errors.recordType}
      />
      {recordType === 'event' && (
        <TimeField label={contentTexts.itStarts} value={startsAt} onChange={setStart} error={errors.startsAt} />
      )}
      <p className="c-quiet">{contentTexts.itIsADraft}</p>
    </ActionDialog>
  );
}
