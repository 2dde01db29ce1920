/** The module that "foreign-page" fetches with the visitor's first sign: it fetches all further ones that the page needs. */
import { PAGE_PARTS } from '#runtime/page-parts.ts';
import { loadPart } from './load-part.ts';
import { whenPlatformIsAbsent } from './when-platform-is-absent.ts';

whenPlatformIsAbsent(() => loadParts(true));
loadParts(false);

function loadParts(isPlatforms: boolean): void {
  for (const part of PAGE_PARTS) {
    // "foreign-page" contains the pictures.
    if (part.isPlatforms === isPlatforms && part.name !== 'pictures') loadPart(part);
  }
}
