import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: '{site}のパスキーが追加されました',
  addedIntro: 'パスキーが追加されました。これを使うと、{email}としてパスワードなしで{site}にログインできます。',
  removedSubject: '{site}のパスキーが削除されました',
  removedIntro: '{email}として{site}にログインできるパスキーが削除されました。',
  name: '名前：{name}',
  unnamed: 'パスキー',
  footer: 'お心当たりがない場合は、すぐに新しいパスワードを設定し、見覚えのないパスキーを削除してください。',
};
