/** The Spanish texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'de imagen',
  usedBy: 'Esta imagen todavía se usa en: {uses}.',
};
