import { isEqual, knownSecrets, type Secrets, sign } from '../session/service.ts';
import { DOWNLOAD_PATH } from '../site/page-paths.ts';

const TOKEN = /^([a-z\d]{1,100})\.([1-9]\d{0,8})\.([\w-]{43})$/;

interface Link {
  siteId: string;
  downloadId: string;
  /** A renewed right has a higher generation; links of earlier ones open nothing. */
  generation: number;
}

/** Returns the path of a download's link. Time and number are not in it: they stand in the database. */
export function downloadPath(secret: string, link: Link): string {
  const { downloadId, generation } = link;
  return `${DOWNLOAD_PATH}?token=${downloadId}.${generation}.${signatureOf(secret, link)}`;
}

/** Reads a link's token; undefined unless this site has signed it, with the present secret or the one before. */
export function readToken(secrets: Secrets, siteId: string, token: string | undefined): Link | undefined {
  const [, downloadId = '', generation = '', signature = ''] = TOKEN.exec(token ?? '') ?? [];
  const link = { siteId, downloadId, generation: Number(generation) };
  return knownSecrets(secrets).some((secret) => isEqual(signature, signatureOf(secret, link))) ? link : undefined;
}

function signatureOf(secret: string, { siteId, downloadId, generation }: Link): string {
  return sign(secret, 'download', siteId, downloadId, String(generation));
}
