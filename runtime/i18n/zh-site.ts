/** Texts of the owner's API for the site itself, in simplified Chinese. */
import type { Catalogue } from './catalogue.ts';

export const siteErrors: Catalogue['siteErrors'] = {
  missing: '缺少 H/S/L 值。',
  hue: '色相超出范围。',
  saturation: '饱和度超出范围。',
  lightness: '亮度超出范围。',
  alpha: '透明度超出范围。',
  color: '颜色须为 3 至 6 位十六进制数字、rgb()、rgba()、hsl()、hsla()、hwb() 或颜色名称。',
  noTexts: '我们没有{language}的文本。',
  ownLanguage: '{language}是网站自身的语言。',
  memberArea: '会员区只能单独放在菜单 _memberareas 中。',
  onlyPages: '{name} 只能包含网站页面。',
};
