import type { CollectionDefinition } from '#runtime/contracts/content.ts';
import { MAX_BLOCKS, PAGE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import { freeSlug, isUrlSlug, urlSlugOf } from '#runtime/domain/url-slug.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { blockErrors } from '../blocks/service.ts';
import { checkCover } from '../covers/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { findArea } from '../member-areas/service.ts';
import { languageOfSegment } from '../site/languages.ts';
import { isReservedPath } from '../site/reserved-paths.ts';
import { countBlocks } from './blocks.ts';
import type { StoredCollection } from './collection-statements.ts';
import { findMissing, findTakenUrlIds } from './repository.ts';
import { sanitisePageHtml } from './sanitise.ts';

/** The address of a collection whose title has no Latin letters or digits. */
const FALLBACK_URL_ID = 'page';
const COVER = { field: 'options.cover', isLockScreen: false };

/**
 * Sanitises the owner's HTML and adds defaults for missing fields. Throws INVALID_REQUEST with a text for each wrong
 * field, and FORM_NOT_FOUND. The preview of an import skips templates and forms, because an earlier record may bring
 * them.
 */
export async function checkCollection(
  call: OwnerCall,
  definition: CollectionDefinition,
  id: string,
  { skipsReferences = false }: { skipsReferences?: boolean } = {},
): Promise<StoredCollection> {
  const { db, site } = call;
  const { content: texts, ownerFields } = await textsIn(call.readerLanguage);
  const [taken, missing] = await Promise.all([
    findTakenUrlIds(db, site.siteId, id),
    findMissing(db, site.siteId, { templates: templatesOf(definition), formIds: definition.formIds }),
  ]);
  const isReserved = (urlId: string) => isReservedPath(urlId) || languageOfSegment(site, urlId) !== undefined;
  const unavailable = { has: (urlId: string) => taken.has(urlId) || isReserved(urlId) } as ReadonlySet<string>;
  const urlId = definition.urlId ?? freeSlug(urlSlugOf(definition.title, FALLBACK_URL_ID), unavailable);
  const mainContent = sanitisePageHtml(definition.mainContent);
  const blocks = countBlocks(mainContent);
  const errors: Record<string, string> = {};
  if (urlId !== '' && !isUrlSlug(urlId)) errors.urlId = fill(texts.notAPageUrl, { val: urlId });
  else if (isReserved(urlId)) errors.urlId = fill(texts.reservedUrl, { val: `/${urlId}` });
  else if (taken.has(urlId)) errors.urlId = fill(texts.urlTaken, { val: `/${urlId}` });
  if (mainContent.length > PAGE_HTML_MAX_LENGTH)
    errors.mainContent = fill(texts.tooLong, { max: PAGE_HTML_MAX_LENGTH });
  else if (blocks > MAX_BLOCKS) errors.mainContent = fill(texts.tooManyBlocks, { max: MAX_BLOCKS, count: blocks });
  Object.assign(errors, errors.mainContent ? {} : await blockErrors({ mainContent }, call.readerLanguage));
  if (missing.templates.length > 0 && !skipsReferences)
    errors.template = fill(texts.notAnOption, { val: definition.template });
  if (definition.type === 'products' && definition.options.order !== 'owner') {
    errors['options.order'] = texts.productsByOwner;
  }
  const { cover } = definition.options;
  if (cover === null && definition.type === 'splashPage') errors['options.cover'] = ownerFields.missing;
  if (cover !== null && definition.type !== 'splashPage') {
    errors['options.cover'] = fill(texts.notAnOption, { val: definition.type });
  }
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_REQUEST', { errors });
  if (missing.formIds.length > 0 && !skipsReferences) throw new ApiError('FORM_NOT_FOUND', { fields: ['formIds'] });
  const options = {
    ...definition.options,
    cover: cover && (await checkCover(call, cover, { ...COVER, skipsReferences })),
  };
  const { memberAreaId = null, isLocked = false } = definition;
  if (memberAreaId !== null && definition.type === 'products') {
    throw new ApiError('INVALID_REQUEST', { fields: ['memberAreaId'] });
  }
  if (memberAreaId !== null && !skipsReferences && !(await findArea(db, site.siteId, memberAreaId))) {
    throw new ApiError('MEMBER_AREA_NOT_FOUND', { fields: ['memberAreaId'] });
  }
  return {
    ...definition,
    options,
    id,
    urlId,
    mainContent,
    memberAreaId,
    isLocked,
    navigationTitle: definition.navigationTitle ?? definition.title,
    formIds: [...new Set(definition.formIds)],
    position: definition.position ?? null,
  };
}

/** A page has a template of its own; all others have one for their list and one for their items. A cover needs none. */
function templatesOf({ type, template }: CollectionDefinition): string[] {
  if (type === 'splashPage') return [];
  return type === 'page' ? [`${template}.page`] : [`${template}.list`, `${template}.item`];
}
