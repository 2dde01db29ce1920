import { readMigrations } from '../local/migrations.ts';
import { READ_INDEX } from '../upgrade/search-index.ts';
import { type Config, DATABASE, databaseIn, writeDatabaseId } from './config-file.ts';
import type { Deployment } from './deployment.ts';
import { readJson, WranglerFailure } from './wrangler-account.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** The provider's error where there is no such database. */
const NO_DATABASE = 7404;
/** How many hosts of shops are asked for. */
const MAX_HOSTS = 10;

/** A deployed database. */
export interface DatabaseState {
  /** Names of the migrations that it has. */
  applied: readonly string[];
  hasShop: boolean;
  /** Where its shops are served, main domains first. */
  hosts: readonly string[];
  /** Whether it has the tables of shops but no index of the search, which an export drops for its time. */
  lacksIndex: boolean;
}

/** A database that was just made, or is to be. */
export const EMPTY: DatabaseState = { applied: [], hasShop: false, hosts: [], lacksIndex: false };

interface Listed {
  uuid: string;
  name: string;
  num_tables?: number;
}

/** A database that the configuration has no id of. */
export interface NamedDatabase {
  id: string;
  isEmpty: boolean;
}

/**
 * Finds an account's database by its name. Throws where it may belong to another shop: it is this one's if it is empty, as a
 * deploy leaves it that was ended before it could write the id, or if Cloudflare itself runs the Worker's builds.
 */
export async function findDatabase(deployment: Deployment, name: string): Promise<NamedDatabase | undefined> {
  const databases = readJson<Listed[]>(await deployment.wrangler.run(['d1', 'list', '--json']));
  const found = databases.find((database) => database.name === name);
  const isEmpty = found?.num_tables === 0;
  if (!found || isEmpty || isOwnBuild(deployment)) return found && { id: found.uuid, isEmpty };
  throw new Error(
    `The account has a database ${name} already, which is not empty. If it is this shop's, set "database_id" in wrangler.jsonc ` +
      `to "${found.uuid}"; otherwise choose another "database_name". Nothing was deployed.`,
  );
}

/** Makes the database unless there is one of its name, and writes its id into the configuration. */
export async function makeDatabase(
  deployment: Deployment,
  name: string,
  found: NamedDatabase | undefined,
): Promise<void> {
  const id = found?.id ?? UUID.exec(await deployment.wrangler.run(['d1', 'create', name]))?.[0];
  if (id === undefined) throw new Error(`The database ${name} was made, but its id is unknown. Run the command again.`);
  writeDatabaseId(deployment.project, id);
  deployment.say(`Database ${name}: ${found ? 'found' : 'made'}; its id is in wrangler.jsonc now.`);
}

/** Reads which migrations a deployed database has, where its shops are served, and whether it is searched. */
export async function readDatabase(deployment: Deployment): Promise<DatabaseState> {
  const applied = 'SELECT name FROM d1_migrations ORDER BY id';
  const hosts = `SELECT d.hostname FROM sites s LEFT JOIN site_domains d ON d.site_id = s.site_id
    ORDER BY d.is_primary DESC, d.language IS NOT NULL, d.hostname LIMIT ${MAX_HOSTS}`;
  const [migrations, shops, index] = await query(deployment, `${applied}; ${hosts}; ${READ_INDEX}`)
    // A database that was migrated halfway lacks the tables of shops.
    .catch((error) => ifNoTable(error, () => query(deployment, applied)))
    .catch((error) => ifNoTable(error, async () => []))
    .catch((error) => {
      if (!(error instanceof WranglerFailure) || error.code !== NO_DATABASE) throw error;
      throw new Error(
        'The account has no database of the "database_id" in wrangler.jsonc. Is it the right account? Without the line, a ' +
          'deploy makes a new database. Nothing was deployed.',
      );
    });
  if (!migrations) return EMPTY;
  return {
    applied: migrations.map(({ name }) => String(name)),
    hasShop: shops !== undefined && shops.length > 0,
    hosts: (shops ?? []).flatMap(({ hostname }) => (isPublic(hostname) ? [hostname] : [])),
    lacksIndex: index?.length === 0,
  };
}

/** Returns the migrations that a database lacks. Throws where it has some that this version does not know. */
export function pendingMigrations({ project }: Pick<Deployment, 'project'>, { applied }: DatabaseState): string[] {
  const known = Object.keys(readMigrations(project.migrations));
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database has migrations that version ${project.version} does not know (${unknown.join(', ')}): a newer version was ` +
        `deployed. \`${project.command} upgrade\` brings this one up to it. Nothing was deployed.`,
    );
  }
  return known.filter((name) => !applied.includes(name));
}

/** Applies the migrations that the database lacks, each of them whole or not at all. */
export async function migrate(
  { wrangler, say }: Deployment,
  config: Config,
  pending: readonly string[],
): Promise<void> {
  if (pending.length === 0) return say('Database: up to date.');
  try {
    await wrangler.run(['d1', 'migrations', 'apply', DATABASE, '--remote']);
  } catch (error) {
    throw new Error(
      `The database ${databaseIn(config).name} could not be migrated: ${(error as Error).message} The Worker was not deployed. ` +
        'Each migration is applied whole or not at all, and the next deploy goes on with the first that is missing.',
    );
  }
  say(`Database: ${countOf(pending)} applied (${shortened(pending)}).`);
}

/** Makes queries of the deployed database; each statement has its rows. */
export async function query({ wrangler }: Deployment, sql: string): Promise<Record<string, unknown>[][]> {
  const output = await wrangler.run(['d1', 'execute', DATABASE, '--remote', '--yes', '--json', '--command', sql]);
  return readJson<{ results: Record<string, unknown>[] }[]>(output).map(({ results }) => results);
}

export function countOf(migrations: readonly string[]): string {
  return migrations.length === 1 ? '1 migration' : `${migrations.length} migrations`;
}

/** Names migrations, or of many the first and the last one. */
export function shortened(migrations: readonly string[]): string {
  const [first, last] = [migrations[0], migrations.at(-1)];
  return migrations.length > 4 ? `${first} to ${last}` : migrations.join(', ');
}

function ifNoTable<Value>(error: unknown, instead: () => Promise<Value>): Promise<Value> {
  if (error instanceof WranglerFailure && /no such table/.test(error.message)) return instead();
  throw error;
}

/** Whether this is a build that Cloudflare runs for the Worker's own repository. */
export function isOwnBuild({ env }: Pick<Deployment, 'env'>): boolean {
  return env.WORKERS_CI === '1';
}

function isPublic(hostname: unknown): hostname is string {
  return typeof hostname === 'string' && hostname.includes('.') && !hostname.endsWith('localhost');
}
