/** The French texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'image',
  usedBy: 'Cette image est encore utilisée par : {uses}.',
};
