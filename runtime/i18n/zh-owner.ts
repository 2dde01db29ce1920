import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: '此{tagType}已存在',
  notAnOption: '{val} 不在可选范围内',
  notAPageUrl: '{val} 不是有效的页面网址',
  required: '必填',
  tooLong: '最多 {max} 个字符',
  outOfRange: '此值超出范围',
  saleNotLower: '特价必须低于原价',
  noSubscription: '只有实物商品和服务可以作为定期订购出售',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: '标签',
  category: '分类',
  option: '选项',
  variant: '规格',
  sku: 'SKU',
  image: '图片',
};
