import { type Config, writeAccountId } from './config-file.ts';
import type { Deployment } from './deployment.ts';
import { readJson, type WranglerAccount, WranglerFailure } from './wrangler-account.ts';

interface WhoAmI {
  loggedIn: boolean;
  email?: string;
  accounts?: readonly { id: string; name: string }[];
}

const TOKEN_RIGHTS = 'may edit Workers Scripts, D1, Queues and Workers R2 Storage';

/**
 * Finds the account in which the shop is deployed, and has all of wrangler's commands work in it. Where there are several,
 * the person chooses one, and the configuration keeps its id. Throws with the way out where nobody is logged in.
 */
export async function chooseAccount(deployment: Deployment, config: Config): Promise<void> {
  const { project, wrangler, person, env, say } = deployment;
  const { accounts = [], email } = await whoAmI(wrangler.run, env);
  const wanted = env.CLOUDFLARE_ACCOUNT_ID ?? config.account_id;
  const [only] = accounts;
  let chosen =
    accounts.find(({ id }) => id === wanted) ?? (accounts.length === 1 && wanted === undefined ? only : undefined);
  if (wanted === undefined && accounts.length > 1) {
    const names = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
    if (!person) {
      throw new Error(
        `There are several accounts. Name one in CLOUDFLARE_ACCOUNT_ID, or as account_id in wrangler.jsonc:\n${names}`,
      );
    }
    say(`There are several accounts:\n${names}`);
    const id = await person.ask(
      'In which one is the shop?',
      accounts.map((account) => account.id),
    );
    writeAccountId(project, id);
    chosen = accounts.find((account) => account.id === id);
  }
  const id = chosen?.id ?? wanted;
  if (id === undefined)
    throw new Error(`The login at Cloudflare reaches no account. Use a token that ${TOKEN_RIGHTS}.`);
  wrangler.choose(id);
  say(`Account: ${chosen?.name ?? id}${email ? `, as ${email}` : ''}.`);
}

/** Throws with the way out where nobody is logged in. */
export async function refuseNoLogin(run: WranglerAccount['run'], env = process.env): Promise<void> {
  await whoAmI(run, env);
}

async function whoAmI(run: WranglerAccount['run'], env: NodeJS.ProcessEnv): Promise<WhoAmI> {
  const withToken = env.CLOUDFLARE_API_TOKEN !== undefined;
  try {
    return readJson<WhoAmI>(await run(['whoami', '--json']));
  } catch (error) {
    if (!(error instanceof WranglerFailure)) throw error;
    if (/"loggedIn":\s*false/.test(error.message)) {
      throw new Error(
        `Nobody is logged in at Cloudflare. Run \`npx wrangler login\`, or set CLOUDFLARE_API_TOKEN to a token that ${TOKEN_RIGHTS}.`,
      );
    }
    const way = withToken
      ? `The token in CLOUDFLARE_API_TOKEN must be valid and ${TOKEN_RIGHTS}`
      : 'Run `npx wrangler login` again';
    throw new Error(`Cloudflare lets nobody in: ${error.message} ${way}.`);
  }
}
