import type { Catalogue } from './catalogue.ts';

export const restock: Catalogue['restock'] = {
  backSubject: '{product}が再入荷しました',
  backIntro: '{site}で再入荷のお知らせをご希望いただいた{product}が、再入荷しました。',
  backButton: '商品を見る',
  backNoReservation: '商品のお取り置きはしておりません。再び売り切れる場合があります。',
  stop: '今後このようなメールを受け取らない',
  backFooter:
    'このメールは、この商品の再入荷のお知らせ用に{site}でお客様のメールアドレスが入力されたため、1回のみお送りしています。',
  confirmSubject: '{product}の再入荷のお知らせを受け取りますか？',
  confirmIntro:
    '{product}の再入荷時にメールを受け取るため、{site}でお客様のメールアドレスが入力されました。ご本人であることをご確認ください。',
  confirmButton: 'はい、受け取ります',
  confirmExpiry: 'リンクの有効期限は7日間です。',
  confirmFooter: 'お心当たりがない場合、お手続きは不要です。今後メールは届きません。',
  confirmTitle: 'ご確認ください',
  confirmText: '商品が再入荷したら、{site}から{email}へメールをお送りしてよろしいですか？',
  confirmedTitle: '登録しました',
  confirmedText: '商品が再入荷次第、{site}から{email}へメールをお送りします。',
  stopTitle: '再入荷メールの停止',
  stopText: '{site}から{email}への再入荷のお知らせメールを停止しますか？',
  stopButton: '停止する',
  stoppedTitle: '再入荷メールを停止しました',
  stoppedText: '{email}は、{site}の再入荷のお知らせの登録からすべて削除されました。',
  expiredTitle: 'このリンクは有効期限が切れています',
  expiredText: '新しいリンクを受け取るには、商品ページからもう一度ご登録ください。',
  unknownTitle: 'このリンクは不完全です',
  unknownText: 'メールからもう一度開くか、リンク全体をコピーしてください。',
  home: '{site}に戻る',
};
