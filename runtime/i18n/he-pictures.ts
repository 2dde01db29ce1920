/** The Hebrew texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'תמונה',
  usedBy: 'התמונה הזאת עדיין בשימוש: {uses}.',
};
