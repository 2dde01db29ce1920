/**
 * Digital goods: the files of products, and what their buyers may download. The trigger `item_with_files_deleted` marks
 * the files of a deleted product as removed, and `download_begun` counts the uses of a download.
 */

export { deleteExpiredDownloads } from './expiry.ts';
export { downloadStatements, grantDownloads } from './grant.ts';
export { downloadSamples } from './mail.ts';
export { downloadsOfOrder } from './of-order.ts';
export { downloadsOfPerson } from './of-person.ts';
export { type DownloadsPart, downloadList, downloadsMailPart, downloadsPart } from './part.ts';
export type { OrderDownload } from './right.ts';
export { downloadTerms } from './terms.ts';
export { giveUpUploads } from './uploads.ts';
