/** The Dutch texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'afbeeldings-',
  usedBy: 'Deze afbeelding wordt nog gebruikt door: {uses}.',
};
