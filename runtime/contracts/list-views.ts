import * as z from 'zod/mini';
import { VIEW_NAME_MAX_LENGTH, VIEWED_LISTS } from './list-orders.ts';

const query = z.string().check(z.maxLength(1_000));

/** Path of `/api/contributors/list-views/:list/:name`. */
export const ListViewPath = z.strictObject({
  list: z.enum(VIEWED_LISTS),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(VIEW_NAME_MAX_LENGTH)),
});
export type ListViewPath = z.infer<typeof ListViewPath>;

/** Body of `PUT /api/contributors/list-views/:list/:name`: the query of the list's address, "status=draft&sort=-price". */
export const ListView = z.strictObject({ query });

/** Answer of `GET /api/contributors/list-views`: the caller's own views of all lists, by their names. */
export const ListViews = z.strictObject({
  views: z.array(z.strictObject({ list: z.enum(VIEWED_LISTS), name: z.string(), query: z.string() })),
});
export type ListViews = z.infer<typeof ListViews>;
