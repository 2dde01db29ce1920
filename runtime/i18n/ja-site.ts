/** Texts of the owner's API for the site itself, in Japanese. */
import type { Catalogue } from './catalogue.ts';

export const siteErrors: Catalogue['siteErrors'] = {
  missing: 'H/S/Lの値が不足しています。',
  hue: '色相が範囲外です。',
  saturation: '彩度が範囲外です。',
  lightness: '明度が範囲外です。',
  alpha: '不透明度が範囲外です。',
  color: '色は、3〜6桁の16進数、rgb()、rgba()、hsl()、hsla()、hwb()、または色の名前で指定します。',
  noTexts: '{language}のテキストはありません。',
  ownLanguage: '{language}はサイト自体の言語です。',
  memberArea: '会員エリアは、メニュー _memberareas にのみ置けます。',
  onlyPages: '{name}に置けるのはサイトのページのみです。',
};
