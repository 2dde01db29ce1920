import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: '已为{site}添加通行密钥',
  addedIntro: '已添加一个通行密钥：使用它，无需密码即可以 {email} 的身份登录{site}。',
  removedSubject: '已移除{site}的通行密钥',
  removedIntro: '已移除一个用于以 {email} 的身份登录{site}的通行密钥。',
  name: '名称：{name}',
  unnamed: '通行密钥',
  footer: '如果不是您本人操作，请立即设置新密码，并移除您不认识的通行密钥。',
};
