import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import {
  CUSTOMER_NOTE_MAX_LENGTH,
  CUSTOMER_TAG_MAX_LENGTH,
  CUSTOMER_TAGS_MOST,
} from '#runtime/contracts/customer-limits.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';

const NAMES = { note: customersTexts.note, tags: customersTexts.tags };

/** What the owner notes of a person; people who may not change it read it. */
export function CustomerNotes({ email }: { email: string }) {
  const [tagsError, setTagsError] = useState<string | undefined>();
  const editor = useEditor({
    path: addressOf('/api/owner/customers/:email', { email }),
    toValue: ({ note, tags }) => ({ note, tags: tags.join(', ') }),
    toBody: ({ note, tags }) => ({ note, tags: tagsOf(tags) }),
    name: email,
    touched: ['/api/owner/customers?', '/api/owner/customers/tags'],
  });
  const { draft, failure, conflict } = editor;
  if (!draft) return null;
  const { note, tags } = draft.value;
  const save = () => {
    const wrong = wrongTags(tagsOf(tags));
    setTagsError(wrong);
    if (wrong === undefined) void editor.save();
  };
  if (!may('orders:write'))
    return (
      <Section title={customersTexts.notes}>
        <p className="s-said">{note || customersTexts.noNote}</p>
        {tags && <p>{tags}</p>}
      </Section>
    );
  return (
    <Section title={customersTexts.notes}>
      <TextArea
        label={customersTexts.note}
        hint={customersTexts.noteHint}
        value={note}
        onChange={(next) => draft.change({ note: next })}
        error={failure?.errors.note}
        maxLength={CUSTOMER_NOTE_MAX_LENGTH}
      />
      <TextField
        label={customersTexts.tags}
        hint={fill(customersTexts.tagsHint, { most: CUSTOMER_TAGS_MOST })}
        value={tags}
        onChange={(next) => draft.change({ tags: next })}
        error={tagsError ?? failure?.errors.tags}
        autoComplete="off"
      />
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={editor.isSaving}
        isRestored={draft.isRestored}
        error={tagsError ?? failure?.text}
        onSave={save}
        onDiscard={() => {
          setTagsError(undefined);
          draft.discard();
        }}
      />
      <ConflictDialog conflict={conflict} names={NAMES} onResolve={editor.resolve} onClose={editor.dismissConflict} />
    </Section>
  );
}

function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

function wrongTags(tags: readonly string[]): string | undefined {
  if (tags.length > CUSTOMER_TAGS_MOST) return fill(customersTexts.tooManyTags, { most: CUSTOMER_TAGS_MOST });
  const long = tags.find((tag) => tag.length > CUSTOMER_TAG_MAX_LENGTH);
  return long === undefined ? undefined : fill(customersTexts.tagTooLong, { most: CUSTOMER_TAG_MAX_LENGTH, tag: long });
}
