/** Texts (see `en.ts`) of blocks that owners write themselves; only the Worker uses them. */

export const pageBlocks = {
  orderNow: 'Order Now',
  playVideo: 'Play the video: {title}',
  videoNote: 'The video comes from {provider} once you press play.',
  listen: 'Listen to {title}',
  download: 'Download',
  openInMaps: 'Open in maps',
  showMap: 'Show the map',
  mapNote: 'The map comes from OpenStreetMap once you ask for it.',
  chartNumbers: 'The numbers as a table',
};
