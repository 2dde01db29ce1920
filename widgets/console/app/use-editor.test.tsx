import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Address } from '#runtime/api/calls.ts';
import { mergeChanges, takeTheirs } from '#runtime/domain/merge.ts';
import {
  type Answer,
  answers,
  button,
  calls,
  closeConsole,
  enter,
  field,
  json,
  notices,
  prepareConsole,
  press,
  refusal,
  see,
  sessionOf,
  show,
  text,
  until,
} from '../../../test/console-shop.tsx';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import { TextField } from '../parts/TextField.tsx';
import { clashText, clashTitle } from './clash-text.ts';
import { $notices } from './notices.ts';
import { queries } from './query.ts';
import { loadSession } from './session.ts';
import { useEditor } from './use-editor.ts';

prepareConsole();

const NOTE = '/api/owner/note';

interface Note {
  title: string;
  text: string;
}

function Editor() {
  const editor = useEditor({
    // No route has an object that is as small.
    path: NOTE as Address<'/api/v1/commerce-preferences/:namespace'>,
    toValue: ({ title, text: body }): Note => ({ title: String(title), text: String(body) }),
    name: ({ title }) => String(title),
  });
  const { draft } = editor;
  if (!draft) return <p>Loading</p>;
  return (
    <>
      <TextField label="Title" value={draft.value.title} onChange={(title) => draft.change({ title })} />
      <TextField label="Text" value={draft.value.text} onChange={(body) => draft.change({ text: body })} />
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={editor.isSaving}
        isRestored={draft.isRestored}
        error={editor.failure?.text}
        onSave={() => void editor.save()}
        onDiscard={draft.discard}
      />
      <ConflictDialog conflict={editor.conflict} onResolve={editor.resolve} onClose={editor.dismissConflict} />
    </>
  );
}

/** A note that the shop keeps with its version. */
function keepNote(note: Note, version: number) {
  let [kept, current] = [note, version];
  const etag = () => ({ ETag: `"${current}"` });
  answers.set(`GET ${NOTE}`, () => json(kept, 200, etag()));
  answers.set(`PUT ${NOTE}`, (call) => {
    if (call.version !== `"${current}"`) return refusal('VERSION_STALE', 412);
    kept = call.body as Note;
    current += 1;
    return json(kept, 200, etag());
  });
  return {
    read: () => kept,
    changeElsewhere: (changes: Partial<Note>) => {
      kept = { ...kept, ...changes };
      current += 1;
    },
  };
}

async function openEditor(): Promise<void> {
  answers.set('GET /api/contributors/session', () => json({ session: sessionOf() }));
  await act(loadSession);
  await show(
    <QueryClientProvider client={queries}>
      <Editor />
    </QueryClientProvider>,
  );
  await until(() => expect(field('Title')).toBeDefined());
}

const shown = () => [...document.querySelectorAll('pre')].map((each) => each.textContent);

test('entries of lists are merged one by one, and what clashes is named by entry and field', () => {
  const row = (id: string, price: string, more: object = {}) => ({ id, values: [id.toUpperCase()], price, ...more });
  const base = { variants: [row('s', '1'), row('m', '2'), row('l', '3'), row('xl', '4')], tags: ['a'] };
  const mine = { ...base, variants: [row('new', '9'), row('s', '1.5'), row('m', '2.5'), row('xl', '4')] };
  const theirs = { ...base, variants: [row('xl', '4', { sku: 'X' }), row('s', '1'), row('m', '7'), row('l', '8')] };
  const { merged, clashes } = mergeChanges(base, mine, theirs);
  expect(merged.variants).toEqual([row('new', '9'), row('xl', '4', { sku: 'X' }), row('s', '1.5'), row('m', '2.5')]);
  expect(clashes.map((clash) => clashTitle(clash, { variants: 'Variants' }))).toEqual([
    'Variants, M, Price',
    'Variants, L',
  ]);
  const taken = takeTheirs(merged, clashes).variants;
  expect(taken.map(({ id, price }) => [id, price])).toEqual([
    ['new', '9'],
    ['xl', '4'],
    ['s', '1.5'],
    ['m', '7'],
    ['l', '8'],
  ]);
});

test('a value is written in words, whatever it holds', () => {
  const texts = { empty: '(empty)', yes: 'Yes', no: 'No' };
  const text = (value: unknown) => clashText(value, texts);
  expect([text(null), text([]), text(true), text(5), text(['a', 'b'])]).toEqual([
    '(empty)',
    '(empty)',
    'Yes',
    '5',
    'a\nb',
  ]);
  expect(text([{ title: 'Pot' }, { from: 0, cents: 5 }])).toBe('Title: Pot\nFrom: 0, Price: 5');
  expect(text({ discountKind: 'percent', zone: { countryCode: 'DE' } })).toBe(
    'Discount kind: percent\nDestination: Country: DE',
  );
});

test('changes of different fields are merged, and two changes of one field conflict', () => {
  const base = { title: 'Tea', price: 1, tags: ['a'] };
  expect(mergeChanges(base, { ...base, title: 'Green tea' }, { ...base, price: 2 })).toEqual({
    merged: { title: 'Green tea', price: 2, tags: ['a'] },
    clashes: [],
  });
  expect(mergeChanges(base, { ...base, tags: ['b'] }, { ...base, tags: ['c'] })).toEqual({
    merged: { ...base, tags: ['b'] },
    clashes: [{ field: 'tags', mine: ['b'], theirs: ['c'] }],
  });
  expect(mergeChanges(base, { ...base, price: 3 }, { ...base, price: 3 }).clashes).toEqual([]);
});

test('a change from an older version shows both, and saves what the person makes of them', async () => {
  const note = keepNote({ title: 'Tea', text: 'old' }, 3);
  await openEditor();
  await enter('Title', 'Mine');
  await enter('Text', 'mine');
  note.changeElsewhere({ title: 'Theirs' });
  await press('Save');
  await see('Somebody else has changed this too');
  expect(shown()).toEqual(['Mine', 'Theirs']);
  const theirs = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')][1];
  await act(async () => theirs?.click());
  await press('Use these choices');
  expect(field('Title')?.value).toBe('Theirs');
  expect(note.read().text).toBe('old');
  await press('Save');
  await until(() => expect(note.read().text).toBe('mine'));
  expect(note.read().title).toBe('Theirs');
  await until(() => expect(button('Save')).toBeUndefined());
});

test('a change that is typed during a save is unsaved afterwards', async () => {
  const note = keepNote({ title: 'Tea', text: 'old' }, 1);
  await openEditor();
  await enter('Title', 'Sent');
  const put = answers.get(`PUT ${NOTE}`) as Answer;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answers.set(`PUT ${NOTE}`, async (call) => {
    await released;
    return put(call);
  });
  await press('Save');
  await act(async () => document.querySelector<HTMLButtonElement>('.c-button--main')?.click());
  await enter('Text', 'typed meanwhile');
  await act(async () => release());
  await until(() => expect(note.read().title).toBe('Sent'));
  await until(() => expect(button('Save')).toBeDefined());
  expect(field('Text')?.value).toBe('typed meanwhile');
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(1);
  await press('Save');
  await until(() => expect(note.read().text).toBe('typed meanwhile'));
  expect(note.read().title).toBe('Sent');
});

test('an unsaved change outlasts a lost connection and a closed page', async () => {
  const note = keepNote({ title: 'Tea', text: 'old' }, 1);
  await openEditor();
  await enter('Title', 'Typed');
  answers.set(`PUT ${NOTE}`, () => Promise.reject(new TypeError('offline')));
  await press('Save');
  await see('Network error');
  expect(field('Title')?.value).toBe('Typed');
  await closeConsole();
  await openEditor();
  expect(field('Title')?.value).toBe('Typed');
  expect(text()).toContain('What you typed before is still here, and not saved.');
  await press('Discard');
  expect(field('Title')?.value).toBe('Tea');
  expect(note.read().title).toBe('Tea');
});

test('a change that was kept before the object got a further field is saved with it', async () => {
  const note = keepNote({ title: 'Tea', text: 'new' }, 1);
  const kept = { value: { title: 'Typed' }, base: { title: 'Tea' }, version: 1 };
  localStorage.setItem(`sq-console:s:c-admin:${NOTE}`, JSON.stringify(kept));
  await openEditor();
  expect([field('Title')?.value, field('Text')?.value]).toEqual(['Typed', 'new']);
  await press('Save');
  await until(() => expect(note.read()).toEqual({ title: 'Typed', text: 'new' }));
});

/** Presses "Undo" of the notice that stands. */
const undo = async () => {
  const undoing = $notices.get().at(-1)?.undo;
  if (!undoing) throw new Error('There is nothing to undo.');
  let said: unknown;
  await act(async () => {
    said = await undoing().catch((error: Error) => error.message);
  });
  return said;
};

async function saveTitle(title: string): Promise<void> {
  await enter('Title', title);
  await press('Save');
  await until(() => expect(notices()).toContain('Saved.'));
}

test('a save can be undone, and what was typed since stays', async () => {
  const note = keepNote({ title: 'Cup', text: 'Old' }, 3);
  await openEditor();
  await saveTitle('Mug');
  await enter('Text', 'Typed since');
  expect(await undo()).toBe('“Cup” is as before.');
  expect(note.read()).toEqual({ title: 'Cup', text: 'Old' });
  expect([field('Title')?.value, field('Text')?.value]).toEqual(['Cup', 'Typed since']);
  await press('Save');
  await until(() => expect(note.read()).toEqual({ title: 'Cup', text: 'Typed since' }));
});

test('an undoing leaves what somebody else has changed since', async () => {
  const note = keepNote({ title: 'Cup', text: 'Old' }, 3);
  await openEditor();
  await saveTitle('Mug');
  note.changeElsewhere({ text: 'Theirs' });
  expect(await undo()).toBe('“Cup” is as before, with what somebody else has changed since.');
  expect(note.read()).toEqual({ title: 'Cup', text: 'Theirs' });
});

test('where somebody else has changed the same field, the open screen asks, and a closed one says so', async () => {
  const note = keepNote({ title: 'Cup', text: 'Old' }, 3);
  await openEditor();
  await saveTitle('Mug');
  note.changeElsewhere({ title: 'Beaker' });
  const undoing = $notices.get().at(-1)?.undo;
  expect(await undo()).toBeNull();
  await see('Somebody else has changed');
  expect(shown()).toEqual(['Cup', 'Beaker']);
  expect(note.read().title).toBe('Beaker');
  await press('Use these choices');
  await press('Save');
  await until(() => expect(note.read()).toEqual({ title: 'Cup', text: 'Old' }));
  note.changeElsewhere({ title: 'Third' });
  await closeConsole();
  await expect(undoing?.()).rejects.toThrow('Somebody else has changed “Cup” since');
  expect(note.read().title).toBe('Third');
});

test('an undoing from another screen puts back the right thing, and the draft that was kept goes on from it', async () => {
  const note = keepNote({ title: 'Cup', text: 'Old' }, 3);
  await openEditor();
  await saveTitle('Mug');
  const undoing = $notices.get().at(-1)?.undo;
  await enter('Text', 'Typed since');
  await closeConsole();
  expect(await undoing?.()).toBe('“Cup” is as before.');
  expect(note.read()).toEqual({ title: 'Cup', text: 'Old' });
  queries.clear();
  await openEditor();
  expect([field('Title')?.value, field('Text')?.value]).toEqual(['Cup', 'Typed since']);
  await press('Save');
  await until(() => expect(note.read()).toEqual({ title: 'Cup', text: 'Typed since' }));
});

test('an undoing without a connection says so and changes nothing', async () => {
  const note = keepNote({ title: 'Cup', text: 'Old' }, 3);
  await openEditor();
  await saveTitle('Mug');
  answers.set(`PUT ${NOTE}`, () => refusal('INTERNAL', 500));
  const undoing = $notices.get().at(-1)?.undo;
  await expect(undoing?.()).rejects.toThrow();
  expect(note.read().title).toBe('Mug');
  expect(field('Title')?.value).toBe('Mug');
});
