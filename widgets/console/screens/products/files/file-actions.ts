import { ApiFailure } from '#runtime/api/failure.ts';
import type { FileNaming, OwnerFile } from '#runtime/contracts/files.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh } from '../../../app/query.ts';
import { fileAddress, shownFiles } from '../addresses.ts';

/** Gives a file another name, which can be undone. Rejects as `callShop` does. */
export async function renameFile(file: OwnerFile, name: string): Promise<void> {
  const renamed = await putName(file, name);
  notify(fill(productsTexts.isNow, { name: file.name, newName: renamed.name }), {
    undo: async () => void (await putName(file, file.name)),
  });
}

/** Asks, and takes a file from its product. */
export function removeFile(file: OwnerFile): Promise<boolean> {
  const { name } = file;
  return ask({
    title: fill(productsTexts.deleteNameQuestion, { name }),
    text: productsTexts.deleteFileText,
    action: commonTexts.delete,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: fileAddress(file) }).catch(unlessGone);
      refresh(shownFiles(file.itemId));
      notify(fill(productsTexts.isDeletedItsEarlier, { name }));
    },
  });
}

/** Asks about files that take the place of others. Resolves to true where there are none. */
export async function mayReplace(names: readonly string[]): Promise<boolean> {
  const [first] = names;
  if (first === undefined) return true;
  const isOne = names.length === 1;
  return ask({
    title: isOne
      ? fill(productsTexts.replaceFirst, { first })
      : fill(productsTexts.replaceCountFiles, { count: names.length }),
    text: isOne ? productsTexts.productHasAFile : fill(productsTexts.productHasFiles, { names: names.join(', ') }),
    action: productsTexts.replace,
  });
}

/** Two names are one to the shop where they differ only in how their letters are put together. */
export function isSameName(a: string, b: string): boolean {
  return a.normalize('NFC').trim() === b.normalize('NFC').trim();
}

async function putName(file: OwnerFile, name: string): Promise<OwnerFile> {
  const body: FileNaming = { name };
  const call = { method: 'PUT', path: fileAddress(file), body } as const;
  return (await change(call, shownFiles(file.itemId))).body;
}

/** A file that somebody else has deleted in the meantime is as the person wants it. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiFailure && error.code === 'FILE_NOT_FOUND')) throw error;
}
