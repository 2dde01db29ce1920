import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'この{tagType}はすでに存在します',
  notAnOption: '{val}は選択肢にありません',
  notAPageUrl: '{val}は有効なページURLではありません',
  required: '必須です',
  tooLong: '{max}文字以内にしてください',
  outOfRange: 'この値は範囲外です',
  saleNotLower: 'セール価格は通常価格より低くしてください',
  noSubscription: '定期購入として販売できるのは、有形商品とサービスのみです',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'タグ',
  category: 'カテゴリー',
  option: 'オプション',
  variant: 'バリエーション',
  sku: 'SKU',
  image: '画像',
};
