/** The Japanese texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'フォームの送信 - {form}',
  submissionPage: '送信元のページ',
  submissionReply: 'このメールに返信すると、{email}に返信できます。',
  submissionNoReply: '送信者のメールアドレスは入力されていません。',
  submissionsMore: 'このメールに含まれない送信：{count}件。次のコマンドですべて一覧できます：{command}',
  submissionsFooter:
    '短い間隔で届いた送信は、1通のメールにまとめられます。返信するには、各送信に記載のアドレスにメールをお送りください。',
  confirmSubject: '{list}の登録をご確認ください',
  confirmIntro: '{site}で、{email}が{list}に登録されました（お客様ご自身による登録と思われます）。',
  confirmButton: '登録を確認',
  confirmExpiry: 'リンクの有効期限は7日間です。確認されない場合、今後メールは届きません。',
  confirmIgnore: 'お心当たりがない場合は、このメールを無視してください。',
  unsubscribe: '配信停止',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: '登録の確認',
  confirmText: '{site}からのメールを{email}で受け取りますか？',
  confirmButton: 'はい、登録します',
  confirmedTitle: '登録しました',
  confirmedText: 'ありがとうございます。{site}からのメールを{email}にお送りします。',
  unsubscribeTitle: '配信停止',
  unsubscribeText: '{site}から{email}へのメールの配信を停止しますか？',
  unsubscribeButton: '配信を停止',
  unsubscribedTitle: '配信を停止しました',
  unsubscribedText: '{site}のこのリストから{email}へメールが届くことはありません。',
  expiredTitle: 'このリンクは有効期限が切れています',
  expiredText: '新しいリンクを受け取るには、もう一度ご登録ください。',
  invalidTitle: 'このリンクは不完全です',
  invalidText: 'メールからもう一度開くか、リンク全体をコピーしてください。',
  home: '{site}に戻る',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'このフォームの入力と送信には、JavaScriptを有効にしてください。',
  tooManySearchesTitle: '検索回数が多すぎます',
  formNotSentTitle: 'フォームは送信されていません',
  formNotSentText:
    'ページの準備が整う前に送信されました。前のページにお戻りください。入力内容は残っており、フォームも使えるようになります。',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: '定期購入',
  giftCardTitle: 'ギフトカード',
  checkoutTitle: 'ご購入手続き',
  payNext: '次のページで内容をご確認のうえ、お支払いください。',
  price: '価格',
  total: '合計',
  subtotal: '小計',
  email: 'メールアドレス',
  emailHint: '{site}がこのご注文のために使用します。',
  recipientName: '受取人のお名前',
  recipientEmail: '受取人のメールアドレス',
  senderName: '贈り主',
  senderHint: '受取人に伝わるお名前を入力してください。空欄の場合は、メールアドレスが記載されます。',
  message: 'メッセージ',
  optional: '（任意）',
  deliveryDate: '送信日',
  deliveryDateHint: '本日以降の日付をお選びください。',
  tooEarly: '本日以降の日付をお選びください。',
  proofText: '続けるには、このご注文のメールアドレスを入力してください。',
  expiredTitle: 'このご注文は有効期限が切れています',
  expiredText: '開始から30日を過ぎています。お手数ですが、商品ページからやり直してください。',
  unknownTitle: 'このリンクは無効です',
  unknownText: 'リンクが不完全か、有効期限が切れています。お手数ですが、商品ページからやり直してください。',
  toCheckout: 'ご購入手続きへ進む',
  giftFor: '贈り先',
  changeGift: 'ギフトカードの内容を変更',
  refusedTitle: 'エラーが発生しました',
  payingNeedsScript:
    'お支払いにはJavaScriptが必要です。有効にして、このページを再読み込みしてください。カートの内容はそのまま残ります。',
  emptyCart: 'カートに商品はありません。',
  backToCart: 'カートに戻る',
  home: '{site}に戻る',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'お支払いの確認',
  note: 'このショップはテストモードのため、請求は発生しません。このページは銀行のページの代わりです。支払いを成功させるかどうかを選択してください。',
  installmentsTitle: '{provider}で{count}回払い',
  installmentsNote:
    'このショップはテストモードのため、現在も今後も請求は発生しません。このページは{provider}のページの代わりです。支払いを成功させるかどうかを選択してください。',
  approve: '支払いを承認',
  decline: '支払いを拒否',
  expiredTitle: '時間切れです',
  expiredText: 'この支払いは確認できなくなりました。請求は発生していません。ご購入手続きにお戻りください。',
  unknownTitle: 'このリンクは無効です',
  unknownText: 'リンクが不完全か、該当する支払いがありません。請求は発生していません。',
  back: 'ご購入手続きに戻る',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: '送信日時',
  pageTitle: 'ページ',
  pagePath: 'アドレス',
  spam: 'スパム',
  yes: 'はい',
  otherFields: 'その他の項目',
};

export const payments: Catalogue['payments'] = {
  declined: 'お支払いが拒否されました。請求は発生していません。別のお支払い方法をお試しください。',
  insufficientFunds: 'カードの残高が不足しています。請求は発生していません。別のカードをお試しください。',
  expiredCard: 'カードの有効期限が切れています。請求は発生していません。別のカードをお試しください。',
  unknownCard: 'カードを認識できませんでした。請求は発生していません。別のカードをお試しください。',
  authenticationRequired:
    '銀行による本人認証が必要です。請求は発生していません。認証を行うか、別のカードに変更してください。',
  refunded: 'お支払いの完了時に、ご注文の商品の在庫がなくなっていました。ただいま返金の手続きをしています。',
  refundedTitle: '返金の手続きをしています',
  pendingTitle: 'お支払いを処理しています',
  pendingText:
    '決済サービスによる確認がまだ完了していません。二重に請求されることはありません。しばらくしてから、もう一度ご確認ください。',
  checkAgain: 'もう一度確認',
  unknownTitle: 'このリンクは無効です',
  unknownText: 'リンクが不完全か、該当する支払いがありません。',
  backToCheckout: 'ご購入手続きに戻る',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'ご注文ありがとうございます',
  confirmedText: 'お支払いを確認しました。確認メールを{email}にお送りします。',
  statusTitle: 'ご注文',
  testMode: 'テストモード：このご注文の請求は発生していません。',
  number: '注文番号',
  date: '日付',
  email: 'メールアドレス',
  subtotal: '小計',
  discount: '割引',
  delivery: '送料',
  taxes: '税金',
  taxesIncluded: 'うち税額',
  total: '合計',
  paidByGiftCard: 'ギフトカードでお支払い',
  paidByTestCard: 'テストカードでお支払い',
  paidByStripe: 'カードまたは電子ウォレットでお支払い',
  paidByInstallments: '{provider}で{count}回払い（手数料無料）',
  paidByTestInstallments: '{provider}で{count}回払い（手数料無料・テスト）',
  address: 'お届け先',
  country: '国・地域',
  note: 'お客様のメッセージ',
  price: '価格',
  unknownTitle: 'ご注文が見つかりません',
  unknownText: 'リンクが不完全です。メールからもう一度開くか、リンク全体をコピーしてください。',
  proofText: 'お届け先やメッセージを表示するには、このご注文のメールアドレスを入力してください。',
  proofButton: 'ご注文をすべて表示',
  proofWrong: 'ご注文のメールアドレスと一致しません。',
  mailSubject: '{site}のご注文{number}',
  mailIntro: 'ご注文ありがとうございます（注文番号{number}）。ご購入内容は以下のとおりです。',
  mailButton: 'ご注文を見る',
  mailLegal: '法的情報',
  mailFooter: 'このメールは、お客様のメールアドレスでご注文があったためお送りしています。',
  noticeSubject: '新規注文{number}',
  noticeIntro: '{email}から注文{number}がありました。',
  noticeFooter: 'このメールは、ショップの注文通知の送信先としてこのアドレスが設定されているためお送りしています。',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: '税込',
  taxExcluded: '税別',
  plusDelivery: '送料別',
};

export const legal: Catalogue['legal'] = {
  imprint: '特定商取引法に基づく表記',
  terms: '販売規約',
  withdrawal: '契約の撤回について',
  privacy: 'プライバシーポリシー',
  delivery: '配送について',
  returns: '返品について',
};

export const languageChoice: Catalogue['languageChoice'] = { label: '言語' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: '入力内容をご確認のうえ、もう一度お試しください。',
  MALFORMED_JSON: 'リクエストのJSONが正しくありません。',
  UNKNOWN_FIELD: 'リクエストに不明なフィールドがあります。',
  QUANTITY_NOT_A_NUMBER: '数量は数字で入力してください。',
  QUANTITY_NOT_WHOLE: '数量は整数で入力してください',
  QUANTITY_OUT_OF_RANGE: '数量は1から9999までの間で入力してください。',
  QUANTITY_NOT_ALLOWED: 'この商品は一度に1点のみ購入できます。',
  VARIANT_REQUIRED:
    '申し訳ございません。このバリエーションは現在お求めいただけません。別のバリエーションをお選びください。',
  VARIANT_UNAVAILABLE:
    '申し訳ございません。このバリエーションは現在お求めいただけません。別のバリエーションをお選びください。',
  NOT_SOLD_BY_CART: 'この商品は、商品ページからのみ購入できます。',
  NOT_A_SUBSCRIPTION: 'この商品は定期購入に対応していません。',
  COUPON_UNKNOWN: '申し訳ございません。このクーポンコードは無効です。',
  SHIPPING_NOT_OFFERED: 'この配送方法は、お届け先ではご利用いただけません。',
  ADDITIONAL_FIELDS_INVALID: '正しくない項目があります。入力内容をご確認ください。',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Keyがないか、短すぎます。',
  FORM_INVALID: '正しくない項目があります。入力内容をご確認ください。',
  FORM_UNPARSABLE: 'フォームの内容を読み取れませんでした。入力内容をご確認ください。',
  SUBMISSION_KEY_INVALID: 'フォームの処理中にエラーが発生しました。ページを再読み込みして、もう一度お試しください。',
  CAPTCHA_FAILED: 'reCAPTCHAの認証に失敗しました。ページを再読み込みして、もう一度お試しください。',
  FORM_FIELDS_INVALID: 'フォームの項目に、その種類では使えないプロパティがあります。',
  REDIRECT_NOT_ALLOWED: '送信完了後の移動先は、このサイトまたは許可されたオリジンのアドレスにしてください。',
  RESTOCK_EMAIL_BLANK: 'メールアドレスを入力してください',
  RESTOCK_EMAIL_INVALID: 'メールアドレスが正しくありません',
  RESTOCK_CAPTCHA_MISSING: '送信する前に、画像認証を完了してください。',
  ACCOUNT_EMAIL_INVALID: '有効なメールアドレスを入力してください。',
  ADDRESS_INVALID: '住所のこの項目をご確認ください。',
  PASSWORD_TOO_SHORT: 'パスワードは{min}文字以上にしてください。',
  PASSWORD_TOO_LONG: 'パスワードは{max}文字以内にしてください。',
  PASSWORD_COMMON: 'このパスワードは多くの人が使っており、推測されやすいものです。別のパスワードをお選びください。',
  PASSWORD_WRONG: '現在のパスワードが正しくありません。',
  PASSKEY_INVALID: 'パスキーを確認できませんでした。もう一度お試しください。',
  UNAUTHORIZED: 'APIキーがないか、不明、期限切れ、または取り消されています。',
  LOGIN_FAILED: 'メールアドレスまたはパスワードが正しくないか、メールアドレスがまだ確認されていません。',
  PASSKEY_REFUSED: 'このパスキーではログインできません。別のパスキー、または別のログイン方法をお選びください。',
  SIGN_IN_NEEDED: 'ログインしてください。',
  SIGN_IN_AGAIN: 'この操作には、もう一度ログインが必要です。',
  SCOPE_MISSING: 'APIキーにスコープ{scope}がありません。',
  CONFIRMATION_NEEDED: 'ご本人であることを確認してから、もう一度お試しください。',
  SITE_LOCKED: 'このショップはパスワードで保護されています。',
  CRUMB_FAIL: 'セッションの有効期限が切れました。ページを再読み込みして、もう一度お試しください。',
  ORIGIN_NOT_ALLOWED: 'このショップは、そのページからのリクエストを受け付けていません。',
  PASSKEY_ELSEWHERE: 'パスキーは、ショップ自身のページでのみ使用できます。',
  NOT_FOUND: '見つかりません。',
  SITE_CLOSED: 'このショップは閉店しています。',
  DOMAIN_NOT_FOUND: 'サイトにこのドメインはありません。',
  NAVIGATION_NOT_FOUND: 'サイトのメインナビゲーションが見つかりません',
  TRANSLATION_NOT_FOUND: '翻訳の対象が見つかりません。',
  TRANSLATION_NOT_CONNECTED: 'サイトは翻訳サービスに接続されていません。',
  ITEM_NOT_FOUND: '申し訳ございません。この商品のお取り扱いは終了しました。',
  ENTRY_NOT_FOUND: 'その商品はすでにカートにありません。',
  FORM_NOT_CONFIGURED: 'このフォームはまだ設定されていません。',
  FORM_NOT_FOUND: 'このフォームは存在しません。',
  POPUP_NOT_FOUND: 'このポップアップは存在しません。',
  SUBMISSION_NOT_FOUND: 'この送信は存在しません。',
  MAILING_LIST_NOT_FOUND: 'このメーリングリストは存在しません。',
  MEMBER_AREA_NOT_FOUND: 'この会員エリアは存在しません。',
  REVIEW_NOT_FOUND: 'このレビューは存在しません。',
  COMMENT_EMPTY: '先にコメントを入力してください。',
  COMMENT_TOO_LONG: 'コメントが長すぎます。{max}文字以内で入力してください。',
  COMMENT_NAME_MISSING: 'お名前を入力してください。',
  COMMENT_NAME_INVALID: 'お名前は{max}文字以内で、ウェブアドレスを含めずに入力してください。',
  COMMENT_EMAIL_INVALID: '有効なメールアドレスを入力するか、空欄のままにしてください。',
  COMMENT_CAPTCHA_MISSING: '先に画像認証を完了してください。',
  COMMENT_SIGN_IN_NEEDED: 'コメントを書くには、ログインしてください。',
  COMMENT_NOT_FOUND: 'このコメントはすでに存在しません。',
  COMMENTS_CLOSED: 'ここではコメントの受付を終了しました。',
  COMMENT_TOO_LATE: 'このコメントはもう変更できません。',
  COMMENT_THREAD_FULL: 'このやり取りは上限に達しました。返信ではなく、新しいコメントをお書きください。',
  COMMENT_DELETED: '投稿者が削除したコメントのため、再び表示することはできません。',
  ORDER_NOT_FOUND: 'この注文は存在しません。',
  NOT_DIGITAL: 'ファイルを持てるのはデジタル商品のみです。',
  FILE_NAME_MISSING: 'ファイル名を入力してください',
  FILE_RENAME_FAILED: 'ファイル名の変更中に問題が発生しました。',
  PICTURE_TOO_MANY_PIXELS: '画像は5000万画素までです。',
  PICTURE_NOT_FOUND: 'この画像は存在しません。',
  PICTURE_IN_USE: 'この画像はまだ使われています。',
  IMAGE_ID_TAKEN: 'ほかの項目の画像がこのidを使っているか、リスト内で2つの画像が同じidを使っています。',
  PICTURE_TOO_LARGE: 'ファイル{fileName}は大きすぎます。最大ファイルサイズは{maxSize}です。',
  PICTURE_UNSUPPORTED: 'ファイル{fileName}は対応していない形式のようです。対応する種類：{fileTypeMessage}',
  PICTURE_UNREACHABLE: 'このアドレスから画像を取得できませんでした。',
  FILE_UPLOAD_FAILED: 'ファイルのアップロード中に問題が発生しました。',
  FILE_EMPTY: 'ファイルが空です。',
  FILE_LENGTH_REQUIRED: 'ファイルの長さをContent-Lengthで送信してください。',
  FILES_FULL: 'この商品のファイル数は上限に達しています。',
  FILE_NAME_TAKEN: 'この商品の別のファイルがこの名前を使っています。',
  FILE_NOT_FOUND: 'このファイルは存在しません。',
  DOWNLOAD_NOT_FOUND: 'このダウンロードは存在しません。',
  FILE_GONE: 'ファイルは削除され、存在しません。',
  SUBSCRIPTION_NOT_FOUND: 'この定期購入は存在しません。',
  TEMPLATE_NOT_FOUND: 'このテンプレートは存在しません。',
  WEBHOOK_NOT_FOUND: 'このWebhook、またはこの配信は存在しません。',
  RESTOCK_NOT_OFFERED: 'このショップは、この商品の再入荷のお知らせを行っていません。',
  LIKES_NOT_OFFERED: 'このサイトでは「いいね！」をご利用いただけません。',
  CONTRIBUTOR_NOT_FOUND: 'この共同運営者は存在しません。',
  SESSION_NOT_FOUND: 'このセッションは存在しません。',
  ADDRESS_NOT_FOUND: 'この住所は存在しません。',
  TOO_MANY_ADDRESSES: 'アカウントに保存できる住所は{most}件までです。先に1件削除してください。',
  PASSKEY_NOT_FOUND: 'このパスキーは存在しません。',
  PLACE_NOT_FOUND: 'この場所は見つからなくなりました。住所を直接入力してください。',
  PLACES_UNAVAILABLE: '現在、場所を検索できません。住所を直接入力してください。',
  METHOD_NOT_ALLOWED: 'ここではこのメソッドは許可されていません。',
  OUT_OF_STOCK: '申し訳ございません。この商品は在庫が不足しています。',
  CONTRIBUTOR_EXISTS: 'このメールアドレスの方は、すでに共同運営者です。',
  PASSKEY_EXISTS: 'このパスキーはすでに追加されています。',
  PASSKEYS_FULL: 'パスキーは{max}個までです。先に1つ削除してください。',
  LAST_ADMIN: 'サイトの最後の管理者は外せません。先に別の方を管理者にしてください。',
  RESTOCK_IN_STOCK: 'この商品は再入荷しました。ページを再読み込みしてご購入ください。',
  RESTOCK_SOLD_OUT: 'このバリエーションは売り切れのため、メールは送信されませんでした。',
  NOT_SOLD_NOW: '現在、このショップではこの商品を販売していません。',
  CART_CONFLICT: 'カートの内容が変更されました。もう一度お試しください。',
  CART_FULL: 'カートがいっぱいです。',
  CHECKOUT_INCOMPLETE: '入力内容をご確認のうえ、もう一度お試しください。',
  GIFT_CARD_UNKNOWN: '申し訳ございません。このギフトカードは無効か、残高がありません。',
  GIFT_CARD_NOT_ACCEPTED: '定期購入は後日も請求が発生するため、ギフトカードではお支払いいただけません。',
  MINIMUM_NOT_MET: 'ご注文金額が、このショップの最低金額に達していません。',
  PAYMENT_UNAVAILABLE: 'このお支払い方法はご利用いただけません。',
  WEBHOOK_INVALID: 'メッセージに決済サービスの署名がありません。',
  CHECKOUT_CHANGED: 'ご注文内容が変更されました。お支払いの前にご確認ください。',
  SUBSCRIPTION_CHANGED: '定期購入の内容が変更されました。もう一度ご確認ください。',
  SUBSCRIPTION_BUSY: 'ただいまこの定期購入の請求を処理しています。数分後にもう一度お試しください。',
  COUPONS_FULL: '1回のご注文でこれ以上クーポンコードは使えません。',
  FORM_ID_TAKEN: 'このidのフォームはすでに存在します。',
  POPUP_ID_TAKEN: 'このidのポップアップはすでに存在します。',
  POPUPS_FULL: 'サイトのポップアップは20個までです。',
  CONTENT_ID_TAKEN: 'このidのコレクションまたは項目はすでに存在します。',
  GALLERIES_FULL: 'サイトのギャラリーは20個までです。',
  MAILING_LIST_ID_TAKEN: 'このidのメーリングリストはすでに存在します。',
  MEMBER_AREA_ID_TAKEN: 'このidの会員エリアはすでに存在します。',
  MEMBER_AREA_IN_USE: 'この会員エリアに属するコレクションがまだあります。',
  DOMAIN_TAKEN: 'このドメインは別のサイトが使用しています。',
  LAST_DOMAIN: 'サイトには少なくとも1つのドメインが必要です。先に別のドメインを追加してください。',
  COUPON_NOT_FOUND: 'このクーポンコードは存在しません。',
  COUPON_CODE_TAKEN: 'このクーポンコードはすでに存在します。',
  COUPON_IN_USE: 'このクーポンコードは、手続き中のお支払いも含め、すでにその回数を超えて使われています。',
  ORDER_CONFLICT: '注文の現在の状態では、この操作はできません。',
  VARIANT_NOT_FOUND: 'このバリエーションは存在しません。',
  COLLECTION_NOT_FOUND: 'このコレクションは存在しません。',
  CONTENT_NOT_FOUND: 'この項目は存在しません。',
  CATEGORY_NOT_FOUND: 'このカテゴリーは存在しません。',
  STOCK_RESERVED: '在庫を、購入手続き中に確保されている{units}点より少なくすることはできません。',
  STOCK_UNLIMITED: 'このバリエーションの在庫は無制限です。先に数量を設定してください。',
  STOCK_ENDLESS: 'デジタル商品とギフトカードは売り切れないため、在庫がありません。',
  CATEGORY_ID_TAKEN: 'このidのカテゴリーはすでに存在します。',
  CATEGORY_URL_TAKEN: '同じ親の別のカテゴリーがこのアドレスを使っています。',
  CATEGORY_CIRCLE: 'カテゴリーを自身の下に移動することはできません。',
  CATEGORY_TOO_DEEP: 'カテゴリーの階層は10段階までです。',
  CATEGORY_IS_ROOT: 'ルートカテゴリーはコレクションに属しており、移動も削除もできません。',
  CATEGORIES_FULL: 'このコレクションのカテゴリー数は上限に達しています。',
  CURRENCY_IN_USE:
    '継続中の定期購入または残高のあるギフトカードがある間、通貨は変更できません。新旧いずれかの通貨に補助単位がない場合は、ショップに価格がある間も変更できません。',
  REFUND_REFUSED: '決済サービスがこの返金を拒否しました。理由は、決済サービスの支払いページに記載されています。',
  PAYMENT_ELSEWHERE: 'この注文の代金は別のショップが受け取っています。決済サービスで返金してください。',
  PAYMENT_DISPUTED: '購入者がこの支払いについて銀行に異議を申し立てているため、銀行の判断が出るまで返金できません。',
  FILE_TOO_LARGE:
    'ファイルは5 GBまでです。100 MBを超える場合は、コマンド `files add` のように分割して送信してください。',
  UPLOAD_CHANGED: 'ファイルまたはアップロードが変更されました。もう一度アップロードをやり直してください。',
  TEMPLATE_IN_USE: 'このテンプレートは、コレクション、すべてのショップ、または別のテンプレートで使われています。',
  TEMPLATES_FULL: 'サイトのテンプレートは200個までです。',
  WEBHOOKS_FULL: 'サイトのWebhookは20個までです。',
  UPLOAD_NOT_FOUND: 'このアップロードは存在しないか、1日経過したため破棄されました。',
  PRODUCT_NOT_FOUND: 'この商品は存在しません。',
  PRODUCT_BEING_BOUGHT: 'この商品は現在、購入手続き中に確保されています。15分後にもう一度お試しください。',
  PRODUCT_ID_TAKEN: 'このidの商品または項目はすでに存在します。',
  VARIANT_ID_TAKEN: 'このidのバリエーションが別の商品にあります。',
  URL_TAKEN: 'このコレクションの別のページがこのアドレスを使っています。',
  SKU_TAKEN: '別のバリエーションがこのSKUを使っています。',
  COLLECTION_FULL: 'このコレクションの項目数は上限に達しています。',
  VERSION_STALE: '内容が変更されています。もう一度読み込んでから変更してください。',
  IMPORT_NOT_TEXT: 'ファイルがUTF-8のテキストではありません。表計算ソフトで「CSV UTF-8」として保存してください。',
  IMPORT_UNKNOWN:
    'インポートできない種類のファイルです。ShopifyまたはSquarespaceの商品のCSVファイル、Squarespaceのページ、商品のJSON、ショップ全体のファイルを読み込めます。',
  BODY_TOO_LARGE: 'リクエストが大きすぎます。',
  UNSUPPORTED_MEDIA_TYPE: 'JSONを送信してください。',
  IDEMPOTENCY_KEY_REUSED: 'このIdempotency-Keyは別のリクエストで使用されました。',
  TEMPLATE_INVALID: 'テンプレートにエラーがあるため、保存されていません。',
  TOO_MANY_LOGINS: '試行回数が多すぎます。{minutes}分後にもう一度お試しいただくか、リンクをお受け取りください。',
  RATE_LIMITED: '数秒後にもう一度お試しください。',
  SUBMITTED_TOO_SOON:
    'フォームを送信できませんでした。短時間に送信された回数が多すぎます。しばらくしてからもう一度お試しください。',
  OVERLOADED: '数秒後にもう一度お試しください。',
  UNREACHABLE: '現在ご利用いただけません。1分後にもう一度お試しください。',
  INTERNAL: 'エラーが発生しました。もう一度お試しください。',
};

export * from './ja-accounts.ts';
export * from './ja-announcement.ts';
export * from './ja-blocks.ts';
export * from './ja-comment-mails.ts';
export * from './ja-consent.ts';
export * from './ja-content.ts';
export * from './ja-contributors.ts';
export * from './ja-downloads.ts';
export * from './ja-events.ts';
export * from './ja-gallery.ts';
export * from './ja-gift-cards.ts';
export * from './ja-imports.ts';
export * from './ja-locks.ts';
export * from './ja-members.ts';
export * from './ja-money.ts';
export * from './ja-my-subscription.ts';
export * from './ja-orders.ts';
export * from './ja-owner.ts';
export * from './ja-owner-fields.ts';
export * from './ja-page-blocks.ts';
export * from './ja-passkeys.ts';
export * from './ja-pictures.ts';
export * from './ja-plain-forms.ts';
export * from './ja-plans.ts';
export * from './ja-reminders.ts';
export * from './ja-restock.ts';
export * from './ja-senders.ts';
export * from './ja-site.ts';
export * from './ja-subscription-terms.ts';
export * from './ja-subscriptions.ts';
export * from './ja-webhooks.ts';
export * from './ja-written-reviews.ts';
