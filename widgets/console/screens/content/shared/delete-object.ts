import { flushSync } from 'react-dom';
import type { Address } from '#runtime/api/calls.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { deleteToBin } from '../../../parts/delete-to-bin.ts';

type DeletedAddress = Address<
  | '/api/owner/collections/:collectionId'
  | '/api/owner/items/:itemId'
  | '/api/owner/member-areas/:areaId'
  | '/api/owner/popups/:popupId'
>;

interface Deletion {
  title: string;
  /** The sentences about what is deleted with it, and whether this can be undone. */
  text: string;
  /** The address of the object, at which it is read. */
  path: DeletedAddress;
  /** The address that deletes it, where the shop wants to hear the title of what is deleted. */
  call?: (forGood: boolean) => DeletedAddress;
  version: number;
  /** Forgets what was typed about the object. */
  discard: () => void;
  /** The screen above, and the path of the list that it shows. */
  to: string;
  list: string;
  /** Undoes the deletion, where the bin keeps the object. */
  undo?: () => Promise<unknown>;
}

/**
 * Asks whether an object is deleted, deletes it, and goes to the screen above. What is more than the bin takes is deleted
 * for good after a second question.
 */
export async function deleteObject({
  title,
  text,
  path,
  call = () => path,
  version,
  discard,
  to,
  list,
  undo,
}: Deletion) {
  const state = await deleteToBin({
    title: fill(contentTexts.deleteTitle, { title }),
    text,
    remove: async (forGood) => {
      try {
        await change({ method: 'DELETE', path: call(forGood), version });
      } catch (error) {
        // Where somebody else has changed it, the person sees that before they ask again.
        refresh([path]);
        throw error;
      }
    },
  });
  if (!state) return;
  // The screen is left without a question once nothing of it is unsaved.
  flushSync(discard);
  notify(fill(contentTexts.titleIsDeleted, { title }), { ...(undo && state === 'kept' && { undo }) });
  await navigate(to);
  refresh([list]);
}
