import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: '{site}のプランは有効期限が切れています。訪問者には閉店中と表示されます。',
  pastdue: '{site}のプランの支払いが遅れています。販売は継続されます。',
  trial: '{site}はお試し期間中です。検索エンジンには表示されません。',
  parked: '{site}は休止中です。訪問者はページを閲覧できますが、購入はできません。',
  upgrade: 'プランを選ぶ',
  renew: 'プランを確認',
  closedSignIn: 'このショップの運営者の方は、ログインしてプランを更新してください。',
  title: '{site}のプラン',
  elsewhere: 'ここではプランを販売していません。プランの変更は、このショップのサーバーの運営者が行います。',
};
