import { firstShopLink } from '#worker/cli/first-shop-link.ts';
import { type ServedLine, servedText } from '#worker/cli/local/serving.ts';

/**
 * Returns what `npm start -- --empty` prints: a link that creates the shop, which ends earlier ones, or where the shop is
 * once there is one.
 */
export async function emptyShopText(stateDir: string, url: string): Promise<string> {
  const link = await firstShopLink({ url, stateDir });
  const mailbox: ServedLine = ['Mail that the shop has sent', `${url}/dev/mailbox`];
  const data = `Its data is in ${stateDir}. Ctrl-C stops it; \`npm run reset\` deletes it.`;
  if (link !== undefined) {
    const once = 'The link works once, for 24 hours; the next start prints a new one.';
    return servedText([['Create your shop', link, once], mailbox], [data]);
  }
  const recover = `Locked out? npm run owner -- recover --persist-to ${stateDir}`;
  return servedText([['The shop', url], ["The owner's console", `${url}/config/`, recover], mailbox], [data]);
}
