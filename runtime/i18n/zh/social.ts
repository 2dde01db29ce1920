import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: '点赞',
  oneLike: '1 个赞',
  manyLikes: '{n} 个赞',
  share: '分享',
  shareOn: '分享到 {service}',
  copyLink: '复制链接',
  linkCopied: '链接已复制。',
  linkNotCopied: '无法复制链接。网址已选中，您可以自行复制。',
  linkAddress: '此页面的网址',
};
