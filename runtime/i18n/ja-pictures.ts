/** The Japanese texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: '画像',
  usedBy: 'この画像は、まだ次の場所で使われています：{uses}。',
};
