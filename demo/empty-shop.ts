import { firstShopLink } from '#worker/cli/first-shop-link.ts';

/**
 * Returns what `npm start -- --empty` prints: a link that creates the shop, which ends earlier ones, or where the shop is
 * once there is one.
 */
export async function emptyShopText(stateDir: string, url: string): Promise<string> {
  const link = await firstShopLink({ url, stateDir });
  const data = `  Its data is in ${stateDir}. Ctrl-C stops it; \`npm run reset\` deletes it.`;
  if (link !== undefined) {
    return `
  Create your shop                ${link}
                                  The link works once, for 24 hours; the next start prints a new one.
  Mail that the shop has sent     ${url}/dev/mailbox

${data}
`;
  }
  return `
  The shop                        ${url}
  The owner's console             ${url}/config/
                                  Locked out? npm run owner -- recover --persist-to ${stateDir}
  Mail that the shop has sent     ${url}/dev/mailbox

${data}
`;
}
