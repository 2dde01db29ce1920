import { addressOf } from '#runtime/api/calls.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { COLLECTIONS, collectionBody } from '../../../parts/collection-body.ts';

/** Shows a collection to visitors or hides it, and offers to take that back. */
export async function showCollection(id: string, enabled: boolean): Promise<void> {
  try {
    const title = await write(id, enabled);
    notify(
      enabled ? fill(contentTexts.visitorsSeeAgain, { title }) : fill(contentTexts.isHiddenFromVisitors, { title }),
      {
        undo: async () => void (await write(id, !enabled)),
      },
    );
  } catch (error) {
    notify(errorText(error), { kind: 'failed' });
  }
}

async function write(id: string, enabled: boolean): Promise<string> {
  const path = addressOf('/api/owner/collections/:collectionId', { collectionId: id });
  const { body, version } = await callInSession({ method: 'GET', path });
  await change({ method: 'PUT', path, body: { ...collectionBody(body), enabled }, version }, [COLLECTIONS]);
  return body.title;
}
