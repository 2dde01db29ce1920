import { Hono } from 'hono';
import { SavedAddress, SavedAddresses, SavedAddressRequest } from '#runtime/contracts/account.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { parse } from '../http/parse.ts';
import { personCall } from '../people/service.ts';
import { shopCountry } from '../site/shop-country.ts';
import { addAddress, changeAddress, deleteAddress, listAddresses } from './addresses.ts';
import { siteUser } from './identity.ts';

const ADDRESSES = '/api/site-users/account/addresses';
const ONE_ADDRESS = `${ADDRESSES}/:id`;

/** The addresses that a person keeps for the checkout. */
export const addresses = new Hono<AppEnv>();

addresses.get(
  ADDRESSES,
  describe({ summary: 'Lists the saved addresses', answer: SavedAddresses }),
  siteUser,
  async (c) =>
    c.json({
      addresses: await listAddresses(personCall(c), c.var.siteUser.userId),
      shopCountry: shopCountry(c.var.site),
    }),
);

addresses.post(
  ADDRESSES,
  describe({ summary: 'Saves an address', body: SavedAddressRequest, answer: SavedAddress }),
  siteUser,
  jsonBody,
  async (c) => {
    const wanted = parse(SavedAddressRequest, c.var.body.json);
    return c.json(await addAddress(personCall(c), c.var.siteUser.userId, wanted));
  },
);

addresses.put(
  ONE_ADDRESS,
  describe({ summary: 'Changes a saved address', body: SavedAddressRequest, answer: SavedAddress, ifMatch: 'none' }),
  siteUser,
  jsonBody,
  async (c) => {
    const wanted = parse(SavedAddressRequest, c.var.body.json);
    return c.json(await changeAddress(personCall(c), c.var.siteUser.userId, c.req.param('id'), wanted));
  },
);

addresses.delete(
  ONE_ADDRESS,
  describe({ summary: 'Deletes a saved address', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    await deleteAddress(personCall(c), c.var.siteUser.userId, c.req.param('id'));
    return c.body(null, 204);
  },
);
