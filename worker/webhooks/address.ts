import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';
import { publicAddress } from '../http/public-address.ts';

/** Returns an address to which messages may be sent. Throws INVALID_REQUEST. */
export function checkAddress(text: string, environment: Bindings['ENVIRONMENT']): string {
  const url = publicAddress(text, environment);
  if (!url) throw new ApiError('INVALID_REQUEST', { fields: ['url'] });
  return url.href;
}
