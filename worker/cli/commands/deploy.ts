import { type Command, projectCommand } from '../command.ts';
import { deployShop } from '../deploy/deploy-shop.ts';
import { tryDeploy } from '../deploy/dry-run.ts';
import { PLANS } from '../deploy/memory.ts';
import { personAt } from '../deploy/terminal.ts';
import { wranglerAccount } from '../deploy/wrangler-account.ts';
import { alone } from '../local/running.ts';
import { choice, flag, text } from '../option-kinds.ts';
import { textOutput } from '../output.ts';
import { UsageError } from '../usage-error.ts';

/** Words of wrangler's that would send its part of a deploy elsewhere than the other steps. */
const ELSEWHERE = /^(?:--(?:env|name|config|cwd|dry-?run|dispatch-?namespace)(?:=|$)|-[ec])/i;

/** A deploy reads nothing of the shop that is served on this machine. */
const BESIDE_START = { command: 'deploy', beside: 'start' };

export const deploy: readonly Command[] = [
  projectCommand({
    name: 'deploy',
    operands: ['[WORD…]'],
    options: {
      plan: choice('PLAN', PLANS, 'of the Cloudflare account; it is asked for once'),
      url: text('ADDRESS', 'where the live shop answers, if not at an address that it has by itself'),
      fresh: flag('keeps no scripts for pages that are open, for a shop that does not answer'),
      'dry-run': flag('says what would be made, migrated and uploaded, and writes nothing'),
    },
    about: 'deploys the shop to Cloudflare and makes what it lacks there; words after -- go to `wrangler deploy`',
    run: async ({ project, operands: words, options: { plan, url, fresh: isFresh, 'dry-run': isDryRun } }) => {
      if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
        throw new UsageError(`--url must be a web address such as https://shop.example, not ${url}`);
      }
      const stray = words.find((word) => ELSEWHERE.test(word));
      if (stray)
        throw new UsageError(`${stray} cannot be given to wrangler: a deploy is of the folder's wrangler.jsonc.`);
      const deployment = {
        project,
        wrangler: wranglerAccount(project, process.env),
        person: personAt(process.env),
        env: process.env,
        say: (line: string) => console.log(line),
      };
      const options = { plan, url, isFresh, words };
      const act = () => deployShop(deployment, options);
      return textOutput(await (isDryRun ? tryDeploy(deployment, options) : alone(project.state, BESIDE_START, act)));
    },
  }),
];
