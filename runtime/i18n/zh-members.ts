import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: '只有“{area}”的会员才能查看此页面。',
  join: '加入“{area}”',
  notForSale: '目前无法加入。',
  signIn: '已是会员？请登录',
  create: '已购买？请用下单时的邮箱注册账户',
  signedInAs: '您已以 {email} 登录，但该邮箱不是会员邮箱。',
  otherAddress: '使用其他邮箱登录',
  joined: '您已是“{area}”的会员。使用 {email} 登录后，即可打开其页面。',
  howToEnter: '请用此邮箱登录；如果还没有账户，请用它注册。',
};

export const lessons: Catalogue['lessons'] = {
  progress: '已完成 {finished} / {total}',
  finish: '标记为已完成',
  forget: '标记为未完成',
  signIn: '登录以保存学习进度',
};
