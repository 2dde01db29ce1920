import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '#worker/cli/project.ts';
import { type Disk, disk } from '#worker/cli/upgrade/disk.ts';
import type { Outside } from '#worker/cli/upgrade/outside.ts';
import { restore } from '#worker/cli/upgrade/restore.ts';
import { upgrade } from '#worker/cli/upgrade/upgrade.ts';
import { installedVersion } from '#worker/cli/upgrade/versions.ts';
import { createConfig } from '#worker/cli/wrangler-config/create-config.ts';

export const NAME = 'shop-package';
export const [OLD, NEXT] = ['0.3.0', '0.3.1'];
const OWN_CONFIG = readFileSync(join(import.meta.dirname, '../../worker/wrangler.jsonc'), 'utf8');
/** The tools of a project as each version makes it; the owner has set another TypeScript. */
const TOOLS = {
  [OLD]: { wrangler: '4.1.0', node: '24.1.0', typescript: '7.0.0' },
  [NEXT]: { wrangler: '4.10.0', node: '24.2.0', typescript: '7.0.1' },
};
const MIGRATIONS = { [OLD]: ['0001_a.sql'], [NEXT]: ['0001_a.sql', '0002_b.sql'] };

/** What the command's end by a signal is in the model: nothing that it does afterwards has an effect. */
export class Killed extends Error {}

interface Account {
  migrations: string[];
  orders: number;
  worker: string;
}

/** A project with a local database and a deployed shop, in which npm, wrangler and the next version's command are made up. */
export class Model {
  readonly root = mkdtempSync(join(tmpdir(), 'storefront-upgrade-'));
  readonly account: Account = { migrations: ['0001_a.sql'], orders: 7, worker: 'worker-of-0.3.0' };
  readonly said: string[] = [];
  /** All moments at which the command can be killed, in their order. */
  points: string[] = [];
  #bookmark: Account | undefined;
  #killAt = Number.POSITIVE_INFINITY;
  #isDead = false;
  now = 1_800_000_000_000;

  constructor() {
    for (const version of [OLD, NEXT]) this.#writePackage(join(this.root, 'registry', version), version);
    const at = (path: string) => join(this.root, path);
    cpSync(at(`registry/${OLD}`), at(`node_modules/${NAME}`), { recursive: true });
    const devDependencies = { [NAME]: OLD, ...TOOLS[OLD], typescript: '^7.0.0' };
    writeFileSync(at('package.json'), asJson({ devDependencies }));
    writeFileSync(at('.node-version'), '24.1.0\n');
    this.#lock(devDependencies);
    // The old version has no queue for pushes.
    const base = OWN_CONFIG.replace(/^ *\{ "binding": "PUSHES".*\},\n/m, '');
    writeFileSync(at('wrangler.jsonc'), createConfig({ base, name: 'tea', packageName: NAME }));
    mkdirSync(at('.storefront/state/v3/d1'), { recursive: true });
    writeFileSync(at('.storefront/state/v3/d1/database'), asJson({ migrations: ['0001_a.sql'], orders: 3 }));
    writeFileSync(at('.storefront/state/session-secret'), 'secret');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Runs a command from the start, killed at one of the points if one is given. */
  async run(
    command: 'upgrade' | 'restore',
    { killAt = Number.POSITIVE_INFINITY, isRemote = true, keepsData = false } = {},
  ) {
    this.points = [];
    this.#killAt = killAt;
    this.#isDead = false;
    // What a person does where npm itself was cut off while it replaced the package, and the command is gone.
    if (installedVersion(this) === undefined) this.#install(this.#inLock());
    try {
      if (command === 'upgrade') return await this.#upgrade(isRemote);
      return await restore(this.project(), this.outside(isRemote), { isAgreed: true, keepsData });
    } catch (error) {
      throw this.#isDead ? new Killed((error as Error).message) : error;
    }
  }

  get name(): string {
    return NAME;
  }

  project(): Project {
    const installed = join(this.root, 'node_modules', NAME);
    return {
      root: this.root,
      isClone: false,
      command: `npx ${NAME}`,
      name: NAME,
      version: installedVersion(this) ?? 'none',
      config: join(this.root, 'wrangler.jsonc'),
      state: join(this.root, '.storefront/state'),
      assets: join(this.root, '.storefront/assets'),
      migrations: join(installed, 'migrations'),
      package: installed,
    };
  }

  /** Gives the newest package of the registry another number. */
  publish(folder: string, version: string): void {
    const file = join(this.root, 'registry', folder, 'package.json');
    writeFileSync(file, asJson({ name: NAME, version }));
  }

  /** All that an upgrade changes. */
  state() {
    const text = (path: string) => readFileSync(join(this.root, path), 'utf8');
    return {
      package: text('package.json'),
      lock: text('package-lock.json'),
      config: text('wrangler.jsonc'),
      node: text('.node-version'),
      tools: text('node_modules/tools.json'),
      installed: readdirSync(join(this.root, 'node_modules', NAME)).map((file) => [file, installedVersion(this)]),
      database: text('.storefront/state/v3/d1/database'),
      account: structuredClone(this.account),
    };
  }

  outside(isRemote: boolean): Outside {
    const files: Disk = {
      copy: (from, to) =>
        this.#act(
          `copy ${this.#short(to)}`,
          () => disk.copy(from, to),
          () => disk.write(`${to}/half`, ''),
        ),
      move: (from, to) => this.#act(`move ${this.#short(to)}`, () => disk.move(from, to)),
      remove: (path) => this.#act(`remove ${this.#short(path)}`, () => disk.remove(path)),
      write: (path, text) =>
        this.#act(
          `write ${this.#short(path)}`,
          () => disk.write(path, text),
          () => disk.write(path, text.slice(0, text.length / 2)),
        ),
    };
    return {
      disk: files,
      npm: async (args) => this.#npm(args),
      wrangler: async (args) => this.#wrangler(args),
      unpack: async (file, folder) =>
        this.#act(
          'unpack',
          () => cpSync(join(this.root, 'registry', NEXT), join(folder, 'package'), { recursive: true }),
          () => void file,
        ),
      migrate: async () => this.#act('migrate', () => this.#migrate()),
      command: async (args) => {
        if (args[0] === 'upgrade') await this.#upgrade(isRemote);
        else this.#act('deploy: migrations', () => this.#migrateAccount());
        if (args[0] === 'deploy')
          this.#act('deploy: Worker', () => this.#deploy(`worker-of-${installedVersion(this)}`));
      },
      now: () => this.now,
      say: (line) => void this.said.push(line),
      ask: undefined,
    };
  }

  #upgrade(isRemote: boolean): Promise<string> {
    const options = { version: undefined, path: undefined, isRemote, isAgreed: true, isMajorAgreed: false };
    return upgrade(this.project(), this.outside(isRemote), options);
  }

  /** Does something at whose beginning, middle and end the command can be killed. */
  #act(name: string, whole: () => void, half?: () => void): void {
    this.#point(`before: ${name}`);
    if (half && this.points.length === this.#killAt) half();
    if (half) this.#point(`amid: ${name}`);
    whole();
    this.#point(`after: ${name}`);
  }

  #point(name: string): void {
    if (this.#isDead || this.points.length === this.#killAt) {
      this.#isDead = true;
      throw new Killed(name);
    }
    this.points.push(name);
  }

  #npm(args: readonly string[]): string {
    if (args[0] === 'pack') {
      this.#act('npm pack', () => disk.write(join(this.root, `.storefront/state/upgrade/${NEXT}.tgz`), ''));
      return '';
    }
    const specs = args.slice(1).filter((word) => !word.startsWith('--'));
    const file = join(this.root, 'package.json');
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
    for (const spec of specs) devDependencies[spec.split('@')[0] ?? ''] = spec.split('@')[1] ?? '';
    const isOfTools = specs.length > 0 && !specs.some((spec) => spec.startsWith(NAME));
    this.#act(
      `npm install ${isOfTools ? 'of tools' : ''}`,
      () => {
        if (!isOfTools) this.#install(specs.length === 0 ? this.#inLock() : NEXT);
        writeFileSync(file, asJson({ devDependencies }));
        this.#lock(devDependencies);
      },
      // npm removes the old folder first, and writes package.json and the lock file last.
      () => rmSync(join(this.root, 'node_modules', isOfTools ? 'tools.json' : NAME), { recursive: true, force: true }),
    );
    return '';
  }

  /** Leaves what npm leaves: the numbers of all packages, and the tools themselves. */
  #lock(numbers: Record<string, string>): void {
    writeFileSync(join(this.root, 'package-lock.json'), asJson(numbers));
    writeFileSync(join(this.root, 'node_modules/tools.json'), asJson({ ...numbers, [NAME]: '' }));
  }

  #install(version: string): void {
    const folder = join(this.root, 'node_modules', NAME);
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(this.root, 'registry', version), folder, { recursive: true });
  }

  #inLock(): string {
    return JSON.parse(readFileSync(join(this.root, 'package-lock.json'), 'utf8'))[NAME];
  }

  #wrangler(args: readonly string[]): string {
    const command = args.join(' ');
    if (command === 'whoami --json') return '{ "loggedIn": true }';
    if (command.startsWith('d1 time-travel info')) {
      this.#act('time-travel info', () => {
        this.#bookmark = structuredClone(this.account);
      });
      return 'Banner\n{ "bookmark": "b1" }';
    }
    if (command.startsWith('deployments status')) {
      return asJson({ versions: [{ version_id: this.account.worker, percentage: 100 }] });
    }
    if (command.startsWith('d1 time-travel restore')) {
      const { migrations = [], orders = 0 } = this.#bookmark ?? {};
      this.#act('time-travel restore', () => Object.assign(this.account, { migrations: [...migrations], orders }));
      return '{}';
    }
    if (args[0] !== 'rollback') throw new Error(command);
    this.#act('rollback', () => this.#deploy(args[1] ?? ''));
    return '';
  }

  #deploy(worker: string): void {
    this.account.worker = worker;
  }

  #migrate(): void {
    const file = join(this.root, '.storefront/state/v3/d1/database');
    const database: Account = JSON.parse(readFileSync(file, 'utf8'));
    database.migrations = this.#migrated(database.migrations);
    writeFileSync(file, asJson(database));
  }

  #migrateAccount(): void {
    this.account.migrations = this.#migrated(this.account.migrations);
  }

  /** As wrangler's own table of migrations has it: each is applied once. */
  #migrated(applied: readonly string[]): string[] {
    const folder = this.project().migrations;
    return [...applied, ...readdirSync(folder).filter((name) => !applied.includes(name))];
  }

  #short(path: string): string {
    return path.replace(`${this.root}/`, '').replace(/\d{4}-\d\d-\d\dT[\w-]+/, 'TIME');
  }

  #writePackage(folder: string, version: string): void {
    mkdirSync(join(folder, 'migrations'), { recursive: true });
    for (const name of MIGRATIONS[version] ?? []) writeFileSync(join(folder, 'migrations', name), '');
    writeFileSync(join(folder, 'package.json'), asJson({ name: NAME, version }));
    writeFileSync(join(folder, 'wrangler.jsonc'), OWN_CONFIG);
    writeFileSync(join(folder, 'tools.json'), asJson(TOOLS[version]));
    const log = `# Changelog\n\n## ${NEXT}\n\n### Breaking\n\n- Teapots are\n  round.\n\n### Added\n\n- Tins.\n\n## ${OLD}\n\n- First.\n`;
    writeFileSync(join(folder, 'CHANGELOG.md'), log);
  }
}

function asJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
