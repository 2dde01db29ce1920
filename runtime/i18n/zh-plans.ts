import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: '{site}的套餐已过期。访客会看到商店已关闭。',
  pastdue: '{site}的套餐有款项逾期未付。商店仍在销售。',
  trial: '{site}处于试用期。搜索引擎不会收录。',
  parked: '{site}已停放。访客可以浏览页面，但不能购买。',
  upgrade: '选择套餐',
  renew: '管理套餐',
  closedSignIn: '您是本店的经营者吗？请登录以续订套餐。',
  title: '{site}的套餐',
  elsewhere: '此处不出售套餐。套餐由本店服务器的运营者更改。',
};
