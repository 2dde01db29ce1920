import type { SaveSubmissionRequest } from '../contracts/form.ts';
import { staticContext } from '../page/static-context.ts';

/** The fields of a submission that identify its page. */
export type PageFields = Pick<
  SaveSubmissionRequest,
  'pageTitle' | 'pageId' | 'contentSource' | 'pagePath' | 'pagePermissionTypeValue' | 'popupId'
>;

/** Longest title and id that the Worker accepts, in UTF-16 code units. */
const TEXT_MAX_LENGTH = 1_000;
const PATH_MAX_LENGTH = 2_000;

/**
 * Reads which page a form is on: its item, otherwise its collection; without either, the item around the form. Title
 * and path are always there.
 */
export function readPageFields(element: Element): PageFields {
  const { item, collection } = staticContext();
  const collectionId = asText(collection?.id);
  const around = element.closest('[data-item-id]')?.getAttribute('data-item-id');
  const itemId = asText(item?.id) || (collectionId ? '' : around);
  const pageId = itemId || collectionId;
  const permission = collection?.permissionType;
  return {
    pageTitle: (asText(item?.title) || asText(collection?.title) || document.title).slice(0, TEXT_MAX_LENGTH),
    pagePath: location.pathname.slice(0, PATH_MAX_LENGTH),
    ...(pageId && { pageId: pageId.slice(0, TEXT_MAX_LENGTH), contentSource: itemId ? 'i' : 'c' }),
    ...(typeof permission === 'number' && { pagePermissionTypeValue: permission }),
  };
}

/** The page's JSON may hold anything; only a text counts. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
