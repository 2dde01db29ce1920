/** The Portuguese texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'de imagem',
  usedBy: 'Esta imagem ainda é usada por: {uses}.',
};
