import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuilt, readHead, readRepository, releaseBefore, surfaceComplaints, uncommitted } from './checks.ts';

/** Stands for the address of the button's repository. */
const UNKNOWN_REPOSITORY = 'https://your-host.example/you/my-shop';

/** What a release does to the world, which tests replace. */
export interface Tools {
  /** Runs a program and returns what it prints; throws where it fails. */
  run(program: string, given: readonly string[], folder: string): string;
  /** Builds the scripts into `dist/`. */
  build(): Promise<unknown>;
  /** Builds the packages into a folder, and resolves to their folders by name. */
  buildPackages(outdir: string): Promise<Readonly<Record<string, string>>>;
  /** Writes the files behind the Deploy button, whose address is `repository`, with the built program that creates projects. */
  writeTemplate(folder: string, create: string, repository: string): Promise<unknown>;
  /** Whether the person, or whoever has started the workflow, wants this version published. */
  confirm(version: string): Promise<boolean>;
  say(line: string): void;
  /** Ms since the epoch. */
  now: number;
}

interface Release {
  root: string;
  /** What is published is put together here; the folder is emptied first. */
  folder: string;
  /** Whether everything is done but publishing. */
  isDry: boolean;
  /** Whether npm can prove where the packages were built, which it can in the workflow alone. */
  hasProvenance: boolean;
  tools: Tools;
}

/** A package as a file. */
interface Packed {
  name: string;
  file: string;
  bytes: number;
  integrity: string;
}

/**
 * Checks that the checkout can be released, builds and packs it, says what would be published, and publishes it unless the
 * run is dry or nobody confirms. Throws an Error that says what is missing, before anything has been published.
 */
export async function release({ root, folder, isDry, hasProvenance, tools }: Release): Promise<void> {
  const { version, date } = readHead(root);
  const files = uncommitted(tools.run('git', ['status', '--porcelain'], root));
  if (files.length > 0) throw new Error(`Commit these first, or put them aside:\n${files.join('\n')}`);
  const tag = `v${version}`;
  if (tools.run('git', ['tag', '--list', tag], root).trim() !== '')
    throw new Error(`${tag} is released: raise the number.`);
  const before = releaseBefore(root, version);
  const complaints = before ? surfaceComplaints(root, before, tools.now) : [];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  tools.say(`${version} of ${date}, after ${before?.version ?? 'no other release'}`);

  await tools.build();
  checkBuilt(join(root, 'dist'), version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const folders = await tools.buildPackages(join(folder, 'packages'));
  const packed = Object.entries(folders).map(([name, own]) => pack(name, own, folder, tools));
  const create = Object.entries(folders).find(([name]) => name.startsWith('create-'))?.[1] ?? '';
  const repository = readRepository(root);
  await tools.writeTemplate(join(folder, 'deploy-button'), create, repository ?? UNKNOWN_REPOSITORY);
  for (const { name, file, bytes, integrity } of packed)
    tools.say(`${name}@${version}  ${file}  ${bytes} B  ${integrity}`);
  tools.say(`the template of the Deploy button  ${join(folder, 'deploy-button')}`);

  if (!repository)
    tools.say(`package.json names no "repository": the button leads to ${UNKNOWN_REPOSITORY} until it does.`);

  if (isDry) return tools.say('Nothing was published.');
  if (!repository)
    throw new Error('package.json names no "repository", by which npm proves where packages were built: add it.');
  if (!hasProvenance)
    throw new Error('npm proves where packages were built in a workflow alone: start the workflow "Release".');
  if (!(await tools.confirm(version))) return tools.say('Nothing was published.');
  for (const { file } of packed) {
    tools.run('npm', ['publish', file, '--provenance', '--access', 'public'], folder);
    tools.say(`published ${file}`);
  }
  tools.run('git', ['tag', '--annotate', tag, '--message', `${version} of ${date}`], root);
  tools.say(`tagged ${tag}; \`git push origin ${tag}\` makes it public`);
}

function pack(name: string, own: string, folder: string, { run }: Tools): Packed {
  const [about] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], own));
  const file = join(folder, about.filename);
  const contents = readFileSync(file);
  return {
    name,
    file,
    bytes: contents.length,
    integrity: `sha512-${createHash('sha512').update(contents).digest('base64')}`,
  };
}
