import type { OwnerCollection } from '#runtime/contracts/content.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { COLLECTIONS, collectionBody, collectionPath } from '../../../parts/collection-body.ts';

/** Shows a collection to visitors or hides it, and offers to take that back. */
export async function showCollection(id: string, enabled: boolean): Promise<void> {
  try {
    const title = await write(id, enabled);
    notify(enabled ? `Visitors see “${title}” again.` : `“${title}” is hidden from visitors.`, {
      undo: async () => void (await write(id, !enabled)),
    });
  } catch (error) {
    notify(errorText(error), { kind: 'failed' });
  }
}

async function write(id: string, enabled: boolean): Promise<string> {
  const path = collectionPath(id);
  const { body, version } = await callInSession<OwnerCollection>({ path });
  await change({ method: 'PUT', path, body: { ...collectionBody(body), enabled }, version }, [COLLECTIONS]);
  return body.title;
}
