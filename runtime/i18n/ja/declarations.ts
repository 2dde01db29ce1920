import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '（任意）',
  missing: '入力してください。',
  emailInvalid: '有効なメールアドレスを入力してください。',
  sending: 'お待ちください…',
  print: '印刷',
  save: 'ファイルとして保存',
  close: '完了',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: '契約の撤回はこちら',
  confirm: '撤回を確定する',
  title: '契約の撤回',
  intro: '{site} への契約撤回のお申し出をこちらで承ります。理由は必要ございません。',
  name: 'お名前',
  contract: 'ご注文番号、または契約を特定できる内容',
  contractHint: '番号はご注文に関するメールに記載されています。',
  part: '撤回の対象',
  partHint: '空欄の場合はすべてが対象となります。',
  email: '受領証をお送りするメールアドレス',
  next: '次へ',
  checkTitle: '撤回内容の確認',
  checkText: '「{button}」を押した時点で撤回が成立します。',
  change: '入力内容を変更する',
  statement: '{site} とのこの契約を撤回します。',
  whole: 'すべて',
  receiptTitle: '契約の撤回を受け付けました',
  receiptText:
    'このページが受領証です。印刷または保存してください。受領証は {email} にもお送りします。1 つのアドレスに 1 日にお送りできる数には限りがあります。',
  number: '受付番号',
  received: '受付日時',
  head: '記録コード',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: '契約の解約はこちら',
  confirm: '今すぐ解約する',
  title: '定期購入の解約',
  intro: '{site} への解約のお申し出をこちらで承ります。ログインは必要ございません。',
  contract: '定期購入、またはそのご注文番号',
  kind: '解約の種類',
  ordinary: '通常の解約',
  extraordinary: '特別な事由による解約',
  reason: '理由',
  reasonHint: '理由が必要なのは、特別な事由による解約のみです。',
  endsOn: '契約の終了日',
  endsOnHint: '空欄の場合は、最も早い時期に解約します。',
  earliest: '最も早い時期',
  checkTitle: '解約内容の確認',
  checkText: '「{button}」を押すと、解約のお申し出が送信されます。',
  statement: '{site} とのこの契約を解約します。',
  receiptTitle: '解約を受け付けました',
};
