/** A page's script with the package. A line under `@ts-expect-error` must not compile. */
import { configure, loadStorefront } from './package/index';

configure({ shop: 'https://shop.example', site: 'key', language: 'de' });
// @ts-expect-error: pages of other origins need the shop's key.
configure({ shop: 'https://shop.example' });
// @ts-expect-error: there is no such value.
void loadStorefront({ shop: 'https://shop.example', site: 'key', platform: 'off' });
const api = await loadStorefront({ shop: 'https://shop.example', site: 'key', platform: 'stay-off', nonce: 'abc' });
// @ts-expect-error: on a server there is none.
api.version;
console.log(api?.version, await api?.cart.get());
