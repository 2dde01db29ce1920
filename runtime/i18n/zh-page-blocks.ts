import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: '立即订购',
  playVideo: '播放视频：{title}',
  videoNote: '视频在您播放时才从 {provider} 加载。',
  listen: '收听 {title}',
  download: '下载',
  openInMaps: '在地图中打开',
  showMap: '显示地图',
  mapNote: '地图在您打开时才从 OpenStreetMap 加载。',
  chartNumbers: '以表格显示数据',
};
