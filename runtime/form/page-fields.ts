import type { SaveSubmissionRequest } from '../contracts/form.ts';
import { staticContext } from '../page/static-context.ts';

/** Where a submission comes from. */
export type PageFields = Pick<
  SaveSubmissionRequest,
  'pageTitle' | 'pageId' | 'contentSource' | 'pagePath' | 'pagePermissionTypeValue'
>;

/** Longest title and id, and longest path, that the Worker takes, in UTF-16 code units. */
const TEXT_MAX_LENGTH = 1_000;
const PATH_MAX_LENGTH = 2_000;

/**
 * What the page says of itself: its item, else its collection; without either, the item that the form stands in; and
 * its title and address in any case.
 */
export function readPageFields(element: Element): PageFields {
  const { item, collection } = staticContext();
  const around = element.closest('[data-item-id]')?.getAttribute('data-item-id');
  const itemId = item?.id || (collection?.id ? undefined : around);
  const pageId = itemId || collection?.id;
  const permission = collection?.permissionType;
  return {
    pageTitle: (item?.title || collection?.title || document.title).slice(0, TEXT_MAX_LENGTH),
    pagePath: location.pathname.slice(0, PATH_MAX_LENGTH),
    ...(pageId && { pageId: pageId.slice(0, TEXT_MAX_LENGTH), contentSource: itemId ? 'i' : 'c' }),
    ...(permission !== undefined && { pagePermissionTypeValue: permission }),
  };
}
