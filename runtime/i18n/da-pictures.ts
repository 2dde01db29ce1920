/** The Danish texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'billede',
  usedBy: 'Dette billede bruges stadig af: {uses}.',
};
