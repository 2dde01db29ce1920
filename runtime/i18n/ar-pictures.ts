/** The Arabic texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'صورة',
  usedBy: 'لا تزال هذه الصورة مستخدمة في: {uses}.',
};
