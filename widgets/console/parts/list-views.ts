import { addressOf } from '#runtime/api/calls.ts';
import type { ListViews } from '#runtime/contracts/list-views.ts';
import { change } from '../app/query.ts';

export const LIST_VIEWS = '/api/contributors/list-views';

export type ListView = ListViews['views'][number];

/** Keeps a view in the place of one with the same name. Rejects as `change` does. */
export async function keepView({ query, ...view }: ListView): Promise<void> {
  await change({ method: 'PUT', path: addressOf(`${LIST_VIEWS}/:list/:name`, view), body: { query } }, [LIST_VIEWS]);
}

export async function deleteView({ list, name }: ListView): Promise<void> {
  await change({ method: 'DELETE', path: addressOf(`${LIST_VIEWS}/:list/:name`, { list, name }) }, [LIST_VIEWS]);
}
