/** The simplified Chinese texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: '图片',
  usedBy: '此图片仍在以下位置使用：{uses}。',
};
