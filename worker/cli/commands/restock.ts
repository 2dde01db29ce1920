import { addressOf } from '#runtime/api/calls.ts';
import { type RestockGroup, type RestockSentAll, SEND_REQUESTS_MAX } from '#runtime/contracts/restock.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { table } from '../output.ts';
import { allPages } from '../pages.ts';
import { progress } from '../progress.ts';

const RESTOCK = '/api/site-users/account/notifications/restock';
const PER_CALL = 100;

export const restock: readonly Command[] = [
  apiCommand({
    name: 'restock send-all',
    about: 'sends mails to all who wait for anything that is in stock',
    run: async ({ api }) => {
      const groups = await groupsInStock(api);
      const showProgress = progress(groups.length, 'variants');
      const results: RestockSentAll['results'] = [];
      for (let start = 0; start < groups.length; start += SEND_REQUESTS_MAX) {
        const sendRequests = groups
          .slice(start, start + SEND_REQUESTS_MAX)
          .map(({ productId, variantId }) => ({ productId, variantId }));
        const answer = await api.call('POST', `${RESTOCK}/send/all`, { body: { sendRequests } });
        results.push(...answer.results);
        showProgress(results.length);
      }
      return table({ results }, results, ['productId', 'variantId', 'sent', 'remaining', 'error']);
    },
  }),
];

/** Reads all groups whose variant is in stock. */
async function groupsInStock(api: Api): Promise<RestockGroup[]> {
  const read = (cursor: string | undefined) =>
    api.call('GET', addressOf(`${RESTOCK}/groups`, { cursor, limit: PER_CALL }));
  const groups = (await allPages(read)).flatMap(({ signUpGroups }) => signUpGroups);
  return groups.filter(({ unlimited, quantity }) => unlimited || quantity > 0);
}
