import { COUPON_STATES, type OwnerCoupon, type OwnerCoupons } from '#runtime/contracts/coupons.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson, readVersioned } from '../json-file.ts';
import { choice, PAGING, text } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

const COUPONS = '/api/owner/coupons';
const path = (code: string) => `${COUPONS}/${encodeURIComponent(code)}`;
/** Not part of what a change sends. */
const COUNTED = ['code', 'state', 'timesUsed', 'held'];

export const coupons: Room = {
  name: 'coupons',
  title: 'Discount codes',
  commands: [
    apiCommand({
      name: 'coupons list',
      options: { search: text('LETTERS', 'the first letters'), state: choice('STATE', COUPON_STATES), ...PAGING },
      about: 'lists the codes with their uses',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerCoupons>(COUPONS, options);
        return table(answer, answer.coupons, ['code', 'name', 'state', 'timesUsed', 'held', 'usageLimit', 'endsAt']);
      },
    }),
    apiCommand({
      name: 'coupons get',
      operands: ['CODE'],
      about: 'prints a code; in a file it is JSON, for coupons update',
      run: async ({ operands: [code], api }) => object(await api.get<OwnerCoupon>(path(code))),
    }),
    apiCommand({
      name: 'coupons create',
      operands: ['FILE'],
      about: 'creates the code that FILE describes as JSON; - is standard input',
      run: async ({ operands: [file], api }) => object(await api.post<OwnerCoupon>(COUPONS, readJson(file))),
    }),
    apiCommand({
      name: 'coupons update',
      operands: ['CODE', 'FILE'],
      about: 'replaces what a code is worth; it is refused if the code has changed since FILE was printed',
      run: async ({ operands: [code, file], api }) => {
        const { version, body } = readVersioned(file, COUNTED);
        return object(await api.put<OwnerCoupon>(path(code), body, version));
      },
    }),
    apiCommand({
      name: 'coupons delete',
      operands: ['CODE'],
      about: 'deletes a code; carts in which it stands keep it without a discount',
      run: async ({ operands: [code], api }) => {
        await api.delete(path(code), { version: await api.versionOf(path(code)) });
        return said(`The code ${code} is deleted.`);
      },
    }),
  ],
};
