import type { Catalogue } from './catalogue.ts';

export const accountMails: Catalogue['accountMails'] = {
  confirmSubject: '{site}のアカウントをご確認ください',
  confirmIntro:
    'お客様のメールアドレス{email}で、{site}のアカウント登録がありました。ご本人による登録の場合は、確認をお願いいたします。確認には、登録時に設定したパスワードが必要です。',
  confirmButton: 'アカウントを確認',
  expiresInADay: 'リンクの有効期限は1日で、1回のみご利用いただけます。',
  knownSubject: '{site}のアカウントはすでにお持ちです',
  knownIntro:
    'お客様のメールアドレス{email}で、{site}のアカウント登録がありました。すでにアカウントをお持ちのため、何も変更されていません。パスワードをお忘れの場合は、ログイン画面から再設定用のリンクをお受け取りください。',
  passwordSubject: '{site}のパスワード再設定',
  passwordIntro: '{site}のアカウントに新しいパスワードを設定できます。',
  passwordButton: 'パスワードを設定',
  expiresSoon: 'リンクの有効期限は30分で、1回のみご利用いただけます。',
  signInSubject: '{site}へのログイン',
  signInIntro: 'このリンクから、パスワードなしで{site}のアカウントにログインできます。',
  signInButton: 'ログイン',
  changedSubject: '{site}のパスワードが変更されました',
  changedIntro: '{site}のアカウントのパスワードが変更され、すべてのデバイスがログアウトされました。',
  changedPasskeys: '次のパスキーでは引き続きログインできます：{names}。アカウントから削除できます。',
  changedFooter:
    'お心当たりがない場合は、すぐに新しいパスワードを設定してください。ログイン画面からリンクをお受け取りいただけます。',
  ignore: 'お心当たりがない場合、お手続きは不要です。このメールがなければ、誰もアカウントを利用できません。',
  emailSubject: '{site}の新しいメールアドレス',
  emailIntro:
    '{site}のアカウント {account} が、メールアドレスを{email}に変更しようとしています。ご本人の場合は、ログイン中のブラウザで確認をお願いいたします。',
  emailButton: 'メールアドレスを確認',
  emailFooter: 'お心当たりがない場合、お手続きは不要です。このリンクを開かない限り、何も変更されません。',
  emailChangedSubject: '{site}のメールアドレスが変更されました',
  emailChangedIntro: '{site}のアカウントのメールアドレスが変更され、ほかのデバイスはすべてログアウトされました。',
  emailChangedFooter:
    'お心当たりがない場合は、すぐにショップへご連絡ください。第三者がアカウントを利用しているおそれがあります。',
};

export const accountPages: Catalogue['accountPages'] = {
  confirmTitle: 'アカウントの確認',
  confirmIntro: '{site}の登録時に設定したパスワードを入力してください。',
  confirmButton: '確認してログイン',
  passwordTitle: '新しいパスワードの設定',
  passwordIntro: '{site}のアカウントにログイン中のデバイスは、すべてログアウトされます。',
  passwordButton: '保存してログイン',
  signInTitle: 'ログイン',
  signInIntro: 'このデバイスで{site}のアカウントにログインします。',
  signInButton: 'ログイン',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  passwordHint: '{min}文字以上',
  goneTitle: 'このリンクは無効です',
  goneText: 'すでに使用されたか、有効期限が切れているか、リンクが不完全です。新しいリンクをお受け取りください。',
  signedInTitle: 'ログインしました',
  signedInText: '{site}に{email}としてログインしています。',
  emailTitle: '新しいメールアドレスの確認',
  emailIntro:
    '{email}が、{site}のアカウント {account} のメールアドレスになります。ほかのデバイスはすべてログアウトされます。',
  emailElsewhere:
    '{site}のアカウント {account} が、メールアドレスを{email}に変更しようとしています。確認できるのは、このアカウントにログイン中のブラウザだけです。お心当たりがない場合、お手続きは不要です。',
  emailButton: 'メールアドレスを確認',
  emailChangedTitle: 'メールアドレスを変更しました',
  emailChangedText: '{site}のアカウントのメールアドレスは{email}になりました。',
};

export const account: Catalogue['account'] = {
  title: 'アカウント',
  signInTitle: 'ログイン',
  rememberMe: 'このデバイスでログイン状態を保持する',
  signIn: 'ログイン',
  signUpTitle: 'アカウントの作成',
  signUp: 'アカウントを作成',
  signUpNote: 'メールアドレスを確認するためのリンクをメールでお送りします。',
  toSignUp: 'アカウントを作成',
  linkTitle: 'パスワードなしでログイン',
  linkNote: 'ログイン用のリンクをメールでお送りします。',
  toLink: 'パスワードなしでログイン',
  passwordTitle: 'パスワードをお忘れの場合',
  passwordNote: 'パスワード再設定用のリンクをメールでお送りします。',
  toPassword: 'パスワードをお忘れの方',
  sendLink: 'リンクを送信',
  mailSentTitle: 'メールをご確認ください',
  mailSentText:
    'このメールアドレスが{site}でご利用可能な場合、まもなくメールが届きます。メールのリンクを開いてください。',
  signedInAs: '{email}としてログインしています。',
  orders: 'ご注文',
  noOrders: 'このメールアドレスでのご注文はまだありません。',
  olderOrders: '過去のご注文',
  subscriptions: '定期購入',
  nextPayment: '次回のお支払い：{date}に{amount}',
  nothingDue: 'お支払いの予定はありません。',
  thisDevice: 'デバイス',
  signOut: 'ログアウト',
  signOutEverywhere: 'すべてのデバイスからログアウト',
  back: '元のページに戻る',
  changeEmail: 'メールアドレスを変更',
  newEmail: '新しいメールアドレス',
  changeEmailNote:
    '新しいアドレスにメールをお送りします。メールのリンクを開くと、アカウントのメールアドレスが変更されます。',
  currentPassword: '現在のパスワード',
};
