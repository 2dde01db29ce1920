import { ConsoleRefusal } from '#runtime/api/console.ts';
import type { FileNaming, OwnerFile } from '#runtime/contracts/files.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh } from '../../../app/query.ts';
import { fileAddress, shownFiles } from '../addresses.ts';

/** Gives a file another name, which can be undone. Rejects as `callShop` does. */
export async function renameFile(file: OwnerFile, name: string): Promise<void> {
  const renamed = await putName(file, name);
  notify(`“${file.name}” is “${renamed.name}” now, for its earlier buyers too.`, {
    undo: async () => void (await putName(file, file.name)),
  });
}

/** Asks, and takes a file from its product. */
export function removeFile(file: OwnerFile): Promise<boolean> {
  const { name } = file;
  return ask({
    title: `Delete “${name}”?`,
    text: 'New buyers do not get it. Those who have bought it keep it: they can download it until their links expire. This cannot be undone.',
    action: 'Delete',
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: fileAddress(file) }).catch(unlessGone);
      refresh(shownFiles(file.itemId));
      notify(`“${name}” is deleted. Its earlier buyers keep it.`);
    },
  });
}

/** Asks about files that take the place of others. Resolves to true where there are none. */
export async function mayReplace(names: readonly string[]): Promise<boolean> {
  const [first] = names;
  if (first === undefined) return true;
  const isOne = names.length === 1;
  return ask({
    title: isOne ? `Replace “${first}”?` : `Replace ${names.length} files?`,
    text: isOne
      ? 'The product has a file of this name. New buyers get the new file; those who have bought the old one keep the old one.'
      : `The product has files of these names: ${names.join(', ')}. New buyers get the new files; those who have bought the old ones keep the old ones.`,
    action: 'Replace',
  });
}

/** Two names are one to the shop where they differ only in how their letters are put together. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize('NFC').trim() === other.normalize('NFC').trim();
}

async function putName(file: OwnerFile, name: string): Promise<OwnerFile> {
  const body: FileNaming = { name };
  const call = { method: 'PUT', path: fileAddress(file), body } as const;
  return (await change<OwnerFile>(call, shownFiles(file.itemId))).body;
}

/** A file that somebody else has deleted in the meantime is as the person wants it. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ConsoleRefusal && error.code === 'FILE_NOT_FOUND')) throw error;
}
