/** The simplified Chinese texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} 不是有效的页面网址',
  reservedUrl: '网址 {val} 由商店自身使用',
  urlTaken: '{val} 已是另一个页面的网址',
  notAnOption: '{val} 不在可选范围内',
  nameTooLong: '{val} 过长，最多 {max} 个字符',
  tooManyBlocks: '一个页面最多 {max} 个区块，此页面有 {count} 个',
  wrongBlock: '区块 {type} 的 JSON 在 {field} 处有误：{reason}',
  blockWithoutJson: '区块 {type} 需要在 data-block-json 中以 JSON 提供设置',
  tooManyImages: '一个图库最多 {max} 张图片，此图库有 {count} 张',
  tooLong: '最多 {max} 个字符',
  endBeforeStart: '结束时间不能早于开始时间',
  noStart: '活动需要开始时间',
  notInProducts: '商品须以商品形式创建',
  orderedByDate: '此集合中的条目按日期排序',
  notInCollection: '集合中没有条目 {val}',
  productsByOwner: '商品始终按店主设定的顺序排列',
  notAVideo: '{val} 不是 YouTube 或 Vimeo 视频',
};
