import {
  type RestockGroup,
  type RestockGroups,
  type RestockSent,
  type RestockSentAll,
  type RestockSignUps,
  SEND_REQUESTS_MAX,
} from '#runtime/contracts/restock.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Room } from '../command.ts';
import { PAGING } from '../option-kinds.ts';
import { object, table } from '../output.ts';
import { progress } from '../progress.ts';

const RESTOCK = '/api/site-users/account/notifications/restock';
const SIGN_UPS = ['id', 'createdAt', 'siteVisitorEmail', 'status', 'language', 'notifiedAt'] as const;
const GROUPS = ['productId', 'variantId', 'sku', 'title', 'attributes', 'waiting', 'quantity', 'unlimited'] as const;

export const restock: Room = {
  name: 'restock',
  title: 'Restock mails',
  commands: [
    apiCommand({
      name: 'restock list',
      options: PAGING,
      about: 'lists the variants that people wait for',
      run: async ({ options, api }) => {
        const answer = await api.get<RestockGroups>(`${RESTOCK}/groups`, options);
        return table(answer, answer.signUpGroups, GROUPS);
      },
    }),
    apiCommand({
      name: 'restock sign-ups',
      operands: ['PRODUCT', 'VARIANT'],
      options: PAGING,
      about: 'lists the people who wait for a variant, and those who had their mail',
      run: async ({ operands: [productId, variantId], options, api }) => {
        const answer = await api.get<RestockSignUps>(RESTOCK, { productId, variantId, ...options });
        return table(answer, answer.signUps, SIGN_UPS);
      },
    }),
    apiCommand({
      name: 'restock send',
      operands: ['PRODUCT', 'VARIANT'],
      about: 'sends mails to all who wait for a variant that is in stock',
      run: async ({ operands: [productId, variantId], api }) =>
        object(await api.post<RestockSent>(`${RESTOCK}/send`, { productId, variantId })),
    }),
    apiCommand({
      name: 'restock send-all',
      about: 'sends mails to all who wait for anything that is in stock',
      run: async ({ api }) => {
        const groups = await groupsInStock(api);
        const tell = progress(groups.length, 'variants');
        const results: RestockSentAll['results'] = [];
        for (let start = 0; start < groups.length; start += SEND_REQUESTS_MAX) {
          const sendRequests = groups
            .slice(start, start + SEND_REQUESTS_MAX)
            .map(({ productId, variantId }) => ({ productId, variantId }));
          const answer = await api.post<RestockSentAll>(`${RESTOCK}/send/all`, { sendRequests });
          results.push(...answer.results);
          tell(results.length);
        }
        return table({ results }, results, ['productId', 'variantId', 'sent', 'remaining', 'error']);
      },
    }),
  ],
};

/** Reads all groups whose variant is in stock. */
async function groupsInStock(api: Api): Promise<RestockGroup[]> {
  const groups: RestockGroup[] = [];
  let cursor: string | undefined;
  do {
    const page: RestockGroups = await api.get<RestockGroups>(`${RESTOCK}/groups`, { cursor, limit: 100 });
    groups.push(...page.signUpGroups.filter(({ unlimited, quantity }) => unlimited || quantity > 0));
    cursor = page.nextPageCursor ?? undefined;
  } while (cursor !== undefined);
  return groups;
}
