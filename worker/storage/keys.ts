/** Returns the key of a digital product's file. Keys are made of ids, never of names that people have given. */
export function itemFileKey(siteId: string, fileId: string): string {
  return `${siteId}/files/${fileId}`;
}

/** Returns the key of a review's picture. `width` is in pixels. */
export function reviewPictureKey(siteId: string, pictureId: string, width: number): string {
  return `${siteId}/review-pictures/${pictureId}/${width}`;
}

/** Returns the key of a picture that an owner uploaded. */
export function assetKey(siteId: string, assetId: string): string {
  return `${siteId}/assets/${assetId}`;
}

/** Returns the key of the file of an official notice. */
export function noticeKey(siteId: string, noticeId: string): string {
  return `${siteId}/notices/${noticeId}`;
}

/** Returns the key of a part of a product feed's build, which began at this time (ms). */
export function feedPartKey(siteId: string, language: string, builtAt: number, part: number): string {
  return `${siteId}/feeds/${language}/${builtAt}/${part}`;
}

/** Returns what all keys of a site begin with. The slash keeps them apart from those of a site with a longer id. */
export function siteKeyStart(siteId: string): string {
  return `${siteId}/`;
}
