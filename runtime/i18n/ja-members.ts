import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'このページは{area}の会員限定です。',
  join: '{area}に入会',
  notForSale: '現在、入会を受け付けていません。',
  signIn: '会員の方はログイン',
  create: 'ご購入済みの方は、ご注文時のメールアドレスでアカウントを作成',
  signedInAs: '{email}としてログインしていますが、会員のメールアドレスではありません。',
  otherAddress: '別のメールアドレスでログイン',
  joined: '{area}の会員になりました。{email}でログインすると、会員ページをご覧いただけます。',
  howToEnter:
    'このメールアドレスでログインしてください。アカウントをお持ちでない場合は、このメールアドレスで作成してください。',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{total}件中{finished}件完了',
  finish: '完了にする',
  forget: '未完了に戻す',
  signIn: 'ログインして進捗を保存',
};
