import type { NavigationFolder, NavigationItem, NavigationName } from '#runtime/contracts/navigation.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { linkError } from '../shared/link-error.ts';
import { isFolder } from './tree.ts';

export type EntryKind = 'page' | 'link' | 'folder' | 'area';

/** All that a person can type about an entry of a menu. */
export interface EntryForm {
  kind: EntryKind;
  title: string;
  collectionId: string;
  memberAreaId: string;
  link: string;
  newWindow: boolean;
  behavior: NavigationFolder['folderBehavior'];
}

const EMPTY: EntryForm = {
  kind: 'page',
  title: '',
  collectionId: '',
  memberAreaId: '',
  link: '',
  newWindow: false,
  behavior: 'redirect',
};

/** Returns what the dialog shows of an entry, or of a new one in a menu. */
export function formOf(entry: NavigationItem | undefined, menu: NavigationName): EntryForm {
  if (!entry) return { ...EMPTY, kind: menu === '_memberareas' ? 'area' : 'page' };
  const { title = '', collectionId = '' } = entry;
  if (isFolder(entry)) return { ...EMPTY, kind: 'folder', title, collectionId, behavior: entry.folderBehavior };
  const { externalLink: link = '', newWindow = false, memberAreaId = '' } = entry;
  const kind = memberAreaId ? 'area' : link ? 'link' : 'page';
  return { ...EMPTY, kind, title, collectionId, memberAreaId, link, newWindow };
}

/** Returns the entry that a person has described, or what is missing. A folder keeps what is in it. */
export function entryOf(form: EntryForm, before: NavigationItem | undefined): NavigationItem | string {
  const { kind, collectionId, memberAreaId, newWindow, behavior } = form;
  const title = form.title.trim();
  const link = form.link.trim();
  if (kind === 'page') {
    if (collectionId === '') return contentTexts.pageIsMissing;
    return { ...(title && { title }), collectionId };
  }
  if (title === '') return contentTexts.writeATitle;
  if (kind === 'area') return memberAreaId === '' ? contentTexts.memberAreaIsMissing : { title, memberAreaId };
  if (kind === 'link') return linkError(link) ?? { title, externalLink: link, ...(newWindow && { newWindow }) };
  if (behavior === 'index' && collectionId === '') return contentTexts.chooseThePage;
  const children = before && isFolder(before) ? before.children : [];
  return { title, folderBehavior: behavior, ...(behavior === 'index' && { collectionId }), children };
}
