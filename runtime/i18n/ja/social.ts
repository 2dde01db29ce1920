import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'いいね！',
  oneLike: 'いいね！1件',
  manyLikes: 'いいね！{n}件',
  share: '共有',
  shareOn: '{service}で共有',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました。',
  linkNotCopied: 'リンクをコピーできませんでした。アドレスが選択されていますので、ご自身でコピーしてください。',
  linkAddress: 'このページのアドレス',
};
