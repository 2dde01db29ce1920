import { refuseBusyPort, type Serve, type ServeOptions, type Shop, serveShop } from '#worker/cli/local/serve.ts';
import { prepareDatabase } from './database.ts';

export interface ShopOptions extends ServeOptions {
  /** Origins of other sites whose pages may use the shop. */
  origins: readonly string[];
  /** Path of a file with a whole shop, in place of the demo. */
  shopFile?: string | undefined;
  /** Whether the database begins without any shop. */
  isEmpty?: boolean | undefined;
}

/** Brings the local database up to date, starts the Worker, and resolves when it answers. */
export async function startShop(options: ShopOptions, serve?: Serve): Promise<Shop> {
  await refuseBusyPort(options.port, 'localhost');
  await prepareDatabase({ ...options, url: `http://localhost:${options.port}` });
  return serveShop(options, serve);
}
