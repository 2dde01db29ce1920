/** Digital goods: the files of products, and what their buyers may download. */

export { deleteExpired } from './expiry.ts';
export { downloadStatements, grantDownloads } from './grant.ts';
export { downloadSamples } from './mail.ts';
export { downloadsOfOrder } from './of-order.ts';
export { downloadsOfPerson } from './of-person.ts';
export { type DownloadsPart, downloadList, downloadsMailPart, downloadsPart } from './part.ts';
export type { OrderDownload } from './right.ts';
export { downloadTerms } from './terms.ts';
export { giveUpUploads } from './uploads.ts';
