/**
 * The platform's numbers of the variants of blocks. It says that they are 1000 to 1019 and whose they are, but not which
 * is whose: they follow its order, and 1019 is nobody's. Pages have them as `data-block-variant`.
 */

export const GALLERY_VARIANTS = { slideshow: 1000, slider: 1001, grid: 1002, stacked: 1003 } as const;
export const SUMMARY_VARIANTS = { wall: 1004, carousel: 1005, list: 1006, grid: 1007 } as const;
export const CHART_VARIANTS = { bar: 1008, line: 1009, pie: 1010 } as const;
export const IMAGE_VARIANTS = {
  inline: 1011,
  poster: 1012,
  card: 1013,
  overlap: 1014,
  collage: 1015,
  stack: 1016,
} as const;
export const TOCK_VARIANTS = { reservations: 1017, events: 1018 } as const;
