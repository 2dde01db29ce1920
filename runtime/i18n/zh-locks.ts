import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: '此网站受密码保护',
  siteText: '请输入密码以访问{site}。',
  pageTitle: '此页面受密码保护',
  pageText: '请输入密码以查看。如果您没有密码，请向{site}询问。',
  password: '密码',
  button: '继续',
  wrong: '密码不正确，请检查后重试。',
  tooMany: '尝试次数过多，请在 {minutes} 分钟后重试。',
};
