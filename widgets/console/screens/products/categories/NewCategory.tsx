import { useState } from 'react';
import type { OwnerCategory } from '#runtime/contracts/category.ts';
import { CATEGORY_NAME_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { navigate } from '../../../app/router.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { categoryAddress } from './CategoryRow.tsx';
import { parentOptions } from './parent-options.ts';
import { childrenOf, rootOf } from './tree.ts';
import { categoriesPath } from './use-categories.ts';

interface Props {
  collectionId: string;
  /** The categories that the page has. */
  known: readonly OwnerCategory[];
  onClose: () => void;
}

/** Asks for a name and a parent, creates the category behind those that are there, and opens it. */
export function NewCategory({ collectionId, known, onClose }: Props) {
  const [displayName, setName] = useState('');
  const [parentCategoryId, setParent] = useState('');
  const path = categoriesPath(collectionId);
  const { create, isBusy, error, errors } = useCreation(path, [path]);
  const submit = async () => {
    const siblings = childrenOf(known, parentCategoryId || (rootOf(known)?.id ?? ''));
    const displayIndex = (siblings.at(-1)?.displayIndex ?? 0) + 1;
    const category = await create({ displayName, parentCategoryId, displayIndex });
    if (!category) return;
    notify(fill(categoryTexts.categoryIsCreated, { name: category.displayName }));
    onClose();
    await navigate(categoryAddress(collectionId, category.id));
  };
  return (
    <ActionDialog
      title={categoryTexts.newCategory}
      action={categoryTexts.createTheCategory}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={categoryTexts.name}
        value={displayName}
        maxLength={CATEGORY_NAME_MAX_LENGTH}
        hint={categoryTexts.nameHint}
        error={errors.displayName}
        onChange={setName}
      />
      <Choice
        label={categoryTexts.below}
        value={parentCategoryId}
        options={parentOptions(known)}
        error={errors.parentCategoryId}
        onChange={setParent}
      />
    </ActionDialog>
  );
}
