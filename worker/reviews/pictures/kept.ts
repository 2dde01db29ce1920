import type { Picture } from '../../picture-formats/service.ts';
import { isEqual, knownSecrets, type Secrets, sign } from '../../session/service.ts';

/** Time for which the form keeps a picture that was uploaded with errors elsewhere. Its object stays a day. */
const KEPT_MS = 12 * 60 * 60 * 1000;

/** A picture in the bucket that belongs to no review yet. */
export interface KeptPicture {
  id: string;
  contentType: Picture['contentType'];
  /** Size of the file. */
  bytes: number;
  width: number;
  height: number;
}

/** What a kept picture is bound to. */
export interface Form {
  secrets: Secrets;
  siteId: string;
  orderId: string;
  itemId: string;
}

/** Writes a picture into a hidden field, so that nobody has to choose it again, and nobody can make one up. */
export function keptToken(form: Form, picture: KeptPicture, now: number): string {
  const { id, contentType, bytes, width, height } = picture;
  const payload = [id, contentType, bytes, width, height, now + KEPT_MS].join(':');
  return `${payload}.${signatureOf(form.secrets.present, form, payload)}`;
}

/** Reads a hidden field; undefined if it was not written for this form, or is too old. */
export function readKept(form: Form, token: string, now: number): KeptPicture | undefined {
  const [payload = '', signature = ''] = token.split('.');
  if (!knownSecrets(form.secrets).some((secret) => isEqual(signature, signatureOf(secret, form, payload)))) {
    return undefined;
  }
  const [id = '', contentType = '', ...numbers] = payload.split(':');
  const [bytes = 0, width = 0, height = 0, until = 0] = numbers.map(Number);
  return now < until ? { id, contentType: contentType as Picture['contentType'], bytes, width, height } : undefined;
}

function signatureOf(secret: string, { siteId, orderId, itemId }: Form, payload: string): string {
  return sign(secret, 'review-picture', siteId, orderId, itemId, payload);
}
