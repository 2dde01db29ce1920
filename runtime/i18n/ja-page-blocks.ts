import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: '今すぐ注文',
  playVideo: '動画を再生：{title}',
  videoNote: '動画は再生したときに {provider} から読み込まれます。',
  listen: '{title} を聴く',
  download: 'ダウンロード',
  openInMaps: '地図で開く',
  showMap: '地図を表示',
  mapNote: '地図は表示したときに OpenStreetMap から読み込まれます。',
  chartNumbers: '数値の表',
};
