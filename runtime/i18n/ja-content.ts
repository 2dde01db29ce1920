/** The Japanese texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val}は有効なページURLではありません',
  reservedUrl: 'アドレス{val}はショップ自体が使用します',
  urlTaken: '{val}は別のページのアドレスです',
  notAnOption: '{val}は選択肢にありません',
  nameTooLong: '{val}は長すぎます。{max}文字以内にしてください',
  tooManyBlocks: '1ページのブロックは{max}個までです。このページには{count}個あります',
  wrongBlock: 'ブロック{type}のJSONは{field}が正しくありません：{reason}',
  blockWithoutJson: 'ブロック{type}には、data-block-jsonにJSON形式の設定が必要です',
  tooManyImages: '1つのギャラリーの画像は{max}枚までです。このギャラリーには{count}枚あります',
  tooLong: '{max}文字以内にしてください',
  endBeforeStart: '終了日時は開始日時より前にできません',
  noStart: 'イベントには開始日時が必要です',
  notInProducts: '商品は商品として作成してください',
  orderedByDate: 'このコレクションの項目は日付順に並びます',
  notInCollection: 'コレクションに項目{val}はありません',
  productsByOwner: '商品は常にオーナーが決めた順に並びます',
  notAVideo: '{val}はYouTubeまたはVimeoの動画ではありません',
};
