import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Descriptions that the button's page shows, by the binding that it makes. */
const BINDINGS = {
  DB: 'The shop: its products, orders, people and settings.',
  FILES: 'Pictures, and files of digital products. R2 must be switched on in the account.',
  MAIL: 'Mails that wait to be sent.',
  CENSUS: 'Visits that wait to be counted.',
  SENDERS: 'Purchases that wait to be told to Google Analytics or Meta.',
  PUSHES: 'Notices that wait to be shown on devices.',
  JOBS: 'Scheduled jobs that are due.',
};
/** Files and folders that belong to the machine on which a project was made. */
const LEFT_OUT = new Set(['node_modules', '.storefront', '.git', '.wrangler', '.dev.vars']);
const BUTTON = 'https://deploy.workers.cloudflare.com';

/**
 * Makes the folder of a public repository out of a project: whoever presses its button "Deploy to Cloudflare" gets a copy of
 * the repository, and Cloudflare runs `npm run deploy` in it. That asks nothing there, and makes what Cloudflare has not made.
 *
 * @param {{ project: string, outdir: string, repository: string }} options folders; `repository` is the public address of what
 * is in `outdir`
 */
export function writeButtonTemplate({ project, outdir, repository }) {
  rmSync(outdir, { recursive: true, force: true });
  cpSync(project, outdir, { recursive: true, filter: (path) => path === project || !LEFT_OUT.has(basename(path)) });
  const manifestFile = join(outdir, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const bindings = Object.fromEntries(Object.entries(BINDINGS).map(([name, description]) => [name, { description }]));
  const described = {
    ...manifest,
    cloudflare: { label: manifest.name, products: ['Workers', 'D1', 'R2', 'Queues'], bindings },
  };
  writeFileSync(manifestFile, `${JSON.stringify(described, null, 2)}\n`);
  // Its names would be asked for as secrets; a deploy makes the one that a shop needs.
  rmSync(join(outdir, '.dev.vars.example'), { force: true });
  const readme = join(outdir, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : `# ${manifest.name}\n`;
  writeFileSync(readme, text.replace(/^# .*\n/, `$&\n${buttonOf(repository)}\n`));
}

/**
 * Returns the button in Markdown.
 *
 * @param {string} repository
 */
function buttonOf(repository) {
  return `[![Deploy to Cloudflare](${BUTTON}/button)](${BUTTON}/?url=${encodeURI(repository)})`;
}
