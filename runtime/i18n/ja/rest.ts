/**
 * The Japanese texts that browsers fetch when they are needed. Register: the polite です・ます style of Japanese shops,
 * with short nouns on buttons. The shop’s deeds are humble (お届けします), the customer’s are respectful (お選びください) without
 * piling up honorifics. No native speaker has read these texts yet.
 */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: '申し訳ございません。この商品は在庫が不足しています。',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'ショップを新しいタブで開く',
  message: 'このページからはショップを開けません。お手数ですが、次のアドレスを直接開いてください：{url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'このページではショップをご利用いただけません。' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: '数量は数字で入力してください。',
  notWhole: '数量は整数で入力してください',
  outOfRange: '数量は{min}から{max}までの間で入力してください。',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'カートに入れる',
  adding: '追加中…',
  added: '追加しました',
  purchase: '購入する',
  subscribe: '定期購入する',
  purchaseOptions: '購入方法',
  oneTimePurchase: '通常購入',
  subscription: '定期購入',
  selectOneOption: '{option}を選択してください。',
  selectTwoOptions: '{option1}と{option2}を選択してください。',
  selectManyOptions: '{optionsList}と{lastOption}を選択してください。',
  variantUnavailable:
    '申し訳ございません。このバリエーションは現在お求めいただけません。別のバリエーションをお選びください。',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'ギフトカードの金額を選択してください',
  unableToAdd: '商品を追加できませんでした',
  unableToPurchase: '商品を購入できませんでした',
  unableToPurchaseGiftCard: 'ギフトカードを購入できませんでした',
  viewItem: '商品を見る',
  itemUnreadable: '申し訳ございません。この商品は現在カートに入れられません。',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: '数量を変更できませんでした',
  removeItemFailed: '商品を削除できませんでした',
  updateFormFailed: 'フォームを更新できませんでした',
  openFormFailed: 'フォームを開けませんでした',
  minimumSubtotal: 'ご購入手続きには、小計が{subtotal}以上必要です。',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'カート',
  loading: 'カートを読み込んでいます…',
  empty: 'カートに商品はありません。',
  unavailable: '現在カートを表示できません。',
  retry: '再試行',
  continueShopping: 'お買い物を続ける',
  checkOut: 'ご購入手続きへ',

  quantity: '数量',
  quantityOf: '{title}の数量',
  oneFewer: '{title}を1点減らす',
  oneMore: '{title}を1点増やす',
  quantityNow: '{title}：{n}点。小計 {subtotal}',
  each: '1点 {price}',
  reservedByOthers:
    'ほかのお客様が最後の1点をご購入手続き中です。商品はカートに残り、再び購入できるようになる場合があります。',
  details: '入力内容の確認・変更',
  detailsOf: '{title}の入力内容の確認・変更',
  remove: '削除',
  removeTitle: '{title}を削除',
  removed: '{title}を削除しました。',
  removeQuestion: '{title}を削除しますか？',
  removeFields: 'この商品に入力いただいた内容も削除されます。',
  keep: '残す',
  undo: '元に戻す',
  undoTitle: '元に戻す：{title}をカートに戻す',
  restored: '{title}をカートに戻しました。',

  summary: 'ご注文内容',
  subtotal: '小計',
  discount: '割引',
  delivery: '送料',
  taxes: '税金',
  free: '無料',
  atCheckout: 'ご購入手続き時に計算',
  taxIncluded: 'うち税額 {amount}',
  pricesIncludeTax: '税込',
  plusDelivery: '送料別',
  total: '合計',
  estimatedTotal: '合計（概算）',

  couponCode: 'クーポンコード',
  apply: '適用',
  applying: '適用中…',
  couponMissing: 'クーポンコードを入力してください。',
  couponApplied: 'クーポンコード{code}を適用しました。',
  removeCoupon: 'クーポンコード{code}を削除',
  couponRemoved: 'クーポンコード{code}を削除しました。',
  applyCouponFailed: 'クーポンコードを適用できませんでした',
  removeCouponFailed: 'クーポンコードを削除できませんでした',
  couponUnknown: '{code}は無効になりました。',
  couponNotYet: '{code}はまだご利用いただけません。',
  couponEnded: '{code}は有効期限が切れています。',
  couponUsedUp: '{code}は利用回数の上限に達しました。',
  couponBelowMinimum: '{code}は小計{subtotal}以上でご利用いただけます。',
  couponNothingLeft: '{code}による割引は、このカートには適用されません。',

  priceChanged: '{title}の価格が{was}から{is}に変わりました。',
  quantityChanged: '{title}の数量が{was}から{is}に変わりました。',
  gone: '{title}はカートから削除されています。',
  emptied: 'カートは空になりました。ご注文済みか、別のタブで空にされています。',
  dismiss: '閉じる',
};

export const form: LazyCatalogue['form'] = {
  submit: '送信',
  submitting: '送信中…',
  save: '保存',
  saving: '保存中…',
  required: '（必須）',
  openForm: 'フォームを開く',
  signUp: 'お知らせや最新情報を受け取る',
  firstName: '名',
  lastName: '姓',
  address1: '住所1',
  address2: '住所2',
  city: '市区町村',
  stateProvince: '都道府県',
  zipPostalCode: '郵便番号',
  country: '国・地域',
  month: '月',
  day: '日',
  year: '年',
  mm: '月',
  dd: '日',
  yyyy: '年',
  hour: '時',
  minute: '分',
  second: '秒',
  amPm: '午前/午後',
  am: '午前',
  pm: '午後',
  areaCode: '市外局番',
  prefix: '市内局番',
  line: '加入者番号',
  number: '番号',
  selectAnOption: '選択してください',
  stronglyDisagree: 'まったくそう思わない',
  disagree: 'そう思わない',
  neutral: 'どちらとも言えない',
  agree: 'そう思う',
  stronglyAgree: 'とてもそう思う',
  characterCount: '{n} / {max}',
  errorsBelow: '入力内容に問題があります。下にスクロールしてご確認ください。',
  errorsAbove: '入力内容に問題があります。上にスクロールしてご確認ください。',
  thankYou: 'ありがとうございました。',
  formUnavailable: '現在このフォームを表示できません。',
  decoyLabel: 'この欄は空欄のままにしてください',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  notAnswered: '回答なし',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: '必須項目です',
  invalid: '入力内容が正しくありません。',
  invalidEmail: 'メールアドレスが正しくありません。{email}のような形式で入力してください。',
  emailFormat: 'name@example.jp',
  overLimit: '文字数の上限を超えています。',
  tooLong: '{max}文字以内で入力してください。',
  noValidSelection: '有効な項目を選択してください。',
  invalidDate: '存在しない日付です。',
  outOfRange: '{min}から{max}までの値を入力してください。',
  invalidCountryCode: '国番号は4桁までの数字で入力してください。先頭に「+」を付けることもできます。',
  invalidNumber: '数字のみで入力してください。ほかの文字は使えません。',
  invalidCurrency: '金額は1234または123.99のように入力してください。',
  invalidUrl: '有効なURLを入力してください。',
  invalidTwitterUsername: '有効なTwitterユーザー名を入力してください。',
  invalidPassword: 'パスワードに空白文字は使えません。',
  invalidQuestion: '無効な質問が含まれています。',
  unknownField: 'この項目はフォームに含まれていません。',
  invalidForm: '正しくない項目があります。入力内容をご確認ください。',
  allEmpty: '1つ以上の項目を入力してください。',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
  notConfigured: 'このフォームはまだ設定されていません。',
  rateLimited:
    'フォームを送信できませんでした。短時間に送信された回数が多すぎます。しばらくしてからもう一度お試しください。',
  serverError: 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
  unknown: '不明なエラーが発生しました。しばらくしてからもう一度お試しください。',
  processing: 'フォームの処理中にエラーが発生しました。ページを再読み込みして、もう一度お試しください。',
  captchaFailed: 'reCAPTCHAの認証に失敗しました。ページを再読み込みして、もう一度お試しください。',
  noKey: 'フォームの送信キーを取得できませんでした。しばらくしてからもう一度お試しください。',
  unparsable: 'フォームの内容を読み取れませんでした。入力内容をご確認ください。',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'reCAPTCHAが設定されていません。',
  completeFirst: '送信する前に、画像認証を完了してください。',
  iAmAPerson: '私はロボットではありません',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value}（売り切れ）',
  unavailableValue: '{value}（選択不可）',
};

export const product: LazyCatalogue['product'] = {
  soldOut: '売り切れ',
  sale: 'セール',
  salePrice: 'セール価格：',
  originalPrice: '通常価格：',
  fromPrice: '{fromPrice}～',
  priceUnavailable: '価格未定',
  quantity: '数量',
  quickView: 'クイックビュー',
  selectOption: '{variantName}を選択',
  selectGiftCardValue: '金額を選択',
  giftCardValue: '金額',
  scarcityDefault: '残り{qtyInStock}点',
  scarcityLeftInStock: '在庫残り{qtyInStock}点',
  scarcityAvailable: '在庫{qtyInStock}点',
  scarcityLimited: '残りわずか',
  restockCallToAction: '再入荷したらメールでお知らせします。',
  restockEmail: 'メールアドレス',
  restockSignUp: '登録',
  restockMailingList: 'お知らせや最新情報も受け取る',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'メールアドレスを入力してください',
  emailInvalid: 'メールアドレスが正しくありません',
  signingUp: '登録中…',
  signedUp: '登録しました',
  confirm: 'まだお済みでない場合は、メールに記載のリンクを開いて、メールアドレスをご確認ください。',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|ja|1=毎週|other=#週間ごと}',
  everyMonths: '{billingPeriodValue|ja|1=毎月|other=#か月ごと}',
  everyYears: '{billingPeriodValue|ja|1=毎年|other=#年ごと}',
  forWeeks: '{duration}週間',
  forMonths: '{duration}か月間',
  forYears: '{duration}年間',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: '画像',
  enlarge: '画像を拡大',
  pictureOf: '画像{n}/{count}',
  previousPicture: '前の画像',
  nextPicture: '次の画像',
  oneFewer: '1点減らす',
  oneMore: '1点増やす',
  viewDetails: '詳細をすべて見る',
  productUnavailable: '申し訳ございません。この商品は現在表示できません。',
  productUnknown: '申し訳ございません。この商品のお取り扱いは終了しました。',
  quickViewFailed: 'クイックビューを開けませんでした',
  previousProduct: '前の商品',
  nextProduct: '次の商品',
  productOf: '{n}/{count}',
};

export const places: LazyCatalogue['places'] = {
  list: '場所の候補',
  offered: '候補があります。上下の矢印キーで選択してください。',
  source: '候補の提供元：{provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: 'レビュー{count}件',
  ratingOf: '{best}点中{rating}点',
  moreReviews: 'レビューをもっと見る',
  verified: '購入確認済み',
  verifiedMeaning:
    '「購入確認済み」と表示されたレビューは、当店でこの商品を購入されたお客様によるものです。ご注文者にのみ届くリンクから投稿されています。その他のレビューについては、この確認を行っていません。',
  reviewPicture: '{name}さんの画像{n}/{count}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'コメントなし',
  one: 'コメント1件',
  many: 'コメント{n}件',
  empty: 'まだコメントはありません。',
  write: 'コメントを書く',
  comment: 'コメント',
  name: 'お名前',
  email: 'メールアドレス（任意・公開されません）',
  send: 'コメントを送信',
  sending: '送信中…',
  signedInAs: '{name}として投稿します。',
  signIn: 'コメントを書くには、ログインしてください。',
  closed: 'コメントの受付は終了しました。',
  waits: 'コメントは、当店の承認後に表示されます。',
  needsScript: 'コメントを書くには、このページでスクリプトを許可してください。',
  pending: '承認待ちです。このコメントはご本人にのみ表示されています。',
  hidden: 'このコメントは表示されていません。',
  deletedUser: '削除されたユーザー',
  shop: '投稿者',
  reply: '返信',
  replyTo: '{name}さんに返信',
  inReplyTo: '{name}さんへの返信',
  cancel: 'キャンセル',
  like: 'いいね！',
  report: '報告',
  reportQuestion: 'このコメントをショップに報告しますか？',
  reported: '報告済み',
  reportDone: 'ありがとうございます。このコメントをショップに報告しました。',
  edit: '編集',
  save: '保存',
  edited: '編集済み',
  remove: '削除',
  removeQuestion: 'コメントを削除しますか？',
  removed: 'コメントを削除しました。',
  posted: 'コメントを公開しました。',
  waiting: 'ありがとうございます。コメントは、当店の承認後に表示されます。',
  changed: 'コメントを変更しました。',
  more: 'コメントをもっと見る',
  first: '最初のコメントを見る',
  failed: 'コメントを送信できませんでした。入力内容は残っています。',
  offline: 'インターネット接続をご確認のうえ、もう一度お試しください。',
  by: '{name}さんのコメント',
  yes: 'はい',
  no: 'いいえ',
  sentTitle: 'コメントをありがとうございます',
  back: 'ページに戻る',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'カートを空にしますか？',
  emptyCartMessage: 'ブラウザーのアシスタントが、カートの商品をすべて削除しようとしています。',
  emptyCartYes: 'カートを空にする',
  placeOrder: 'この注文を確定しますか？',
  placeOrderMessage:
    'ブラウザーのアシスタントが、この注文を代わりに確定しようとしています。内容を確認してから同意してください。',
};
