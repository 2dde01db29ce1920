import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { CollectionContent } from './content.ts';

interface LegalPage {
  /** First part of the ids of the shop's content: "ss". */
  prefix: string;
  urlId: string;
  title: string;
  description: string;
  /** HTML. */
  mainContent: string;
}

/** Returns a page of a shop's terms, which the navigation leaves to the footer. */
export function legalPage({ prefix, urlId, title, description, mainContent }: LegalPage): CollectionContent {
  return {
    id: `${prefix}-${urlId}`,
    type: COLLECTION_TYPE.page,
    title,
    navigationTitle: title,
    urlId,
    description,
    mainContent,
    template: 'plain',
    inNavigation: false,
  };
}
