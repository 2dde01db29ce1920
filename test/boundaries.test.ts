import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const MAX_LINES = 250;

interface Import {
  file: string;
  /** Path from the root for our own modules, the bare name for packages. */
  target: string;
  typeOnly: boolean;
  dynamic: boolean;
}

const sources = globSync('{runtime,widgets,worker,demo,test}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.endsWith('node_modules'),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.d.ts'));
const production = sources.filter((path) => !/\.test\.tsx?$/.test(path) && !/^(test|demo)\//.test(path));

const imports = production.flatMap(readImports);

function readImports(file: string): Import[] {
  const text = withoutComments(readFileSync(join(root, file), 'utf8'));
  const statements = text.matchAll(/\b(import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\sfrom\s+)?'([^']+)'/g);
  const calls = text.matchAll(/\b(typeof\s+)?import\(\s*'([^']+)'/g);
  return [
    ...[...statements].map(([, , type, specifier]) => describeImport(file, specifier, Boolean(type), false)),
    ...[...calls].map(([, type, specifier]) => describeImport(file, specifier, Boolean(type), !type)),
  ];
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function describeImport(file: string, specifier = '', typeOnly: boolean, dynamic: boolean): Import {
  const target = specifier.startsWith('.')
    ? normalize(join(dirname(file), specifier)).replaceAll('\\', '/')
    : specifier.replace(/^#/, '');
  return { file, target, typeOnly, dynamic };
}

/** Imports by files under `from` of our own modules outside `allowed` (folders or files, by prefix). */
function strays(from: RegExp, allowed: readonly RegExp[], { ignoreTypes = false, ignoreLate = false } = {}): string[] {
  return imports
    .filter(({ file, target }) => from.test(file) && /^(runtime|widgets|worker|demo|test)\//.test(target))
    .filter(({ target }) => !allowed.some((pattern) => pattern.test(target)))
    .filter(({ typeOnly }) => !(ignoreTypes && typeOnly))
    .filter(({ typeOnly, dynamic }) => !(ignoreLate && (typeOnly || dynamic)))
    .map(({ file, target }) => `${file} → ${target}`);
}

/**
 * Groups of files that import one another in a circle, including imports of types (Tarjan's strongly connected
 * components).
 */
function circles(): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    open.push(file);
    let lowest = place;
    for (const target of targets.get(file) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, order.get(target) ?? place);
    }
    if (lowest === place) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) found.push(group.sort());
    }
    return lowest;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return found;
}

const shared = [/^runtime\/contracts\//, /^runtime\/domain\//, /^runtime\/i18n\//];
/** Files of `runtime/` itself that every browser module may use; none of them imports a store or a widget. */
const runtimeRoot = [
  /^runtime\/(boot|events|report|enhance|follow-translation|kept|transport|trusted-types|explain|hooks|in-slices|in-window|lazy|leave-page|page-language|page-parts|platform|shop-address|signs-of-life|when-near|when-parsed)\.ts$/,
];
const stores =
  /^runtime\/(account|cart|declarations|likes|passkeys|purchase|checkout|errors|form|restock|session|preferences|telemetry|consent|experiments|vitals|page)\//;

describe('imports', () => {
  test('imports are read at all', () => {
    expect(production.length).toBeGreaterThan(40);
    expect(imports.length).toBeGreaterThan(100);
  });

  test('contracts, domain and i18n import nothing but one another', () => {
    expect(strays(/^runtime\/(contracts|domain|i18n)\//, shared)).toEqual([]);
  });

  test('the api imports contracts, texts and the runtime’s root', () => {
    expect(strays(/^runtime\/api\//, [/^runtime\/api\//, ...shared, ...runtimeRoot])).toEqual([]);
  });

  test('stores, purchases and the reading of pages import the api and rules, never an interface', () => {
    const allowed = [stores, /^runtime\/api\//, ...shared, ...runtimeRoot];
    // A purchase with additional fields opens their form, which is imported late.
    expect(strays(stores, allowed, { ignoreLate: true })).toEqual([]);
  });

  test('shared interface pieces import texts and rules only', () => {
    expect(strays(/^runtime\/ui\//, [/^runtime\/ui\//, ...shared, ...runtimeRoot])).toEqual([]);
  });

  test('a widget imports the runtime and itself, never another widget', () => {
    const crossing = imports.filter(({ file, target }) => {
      const own = /^widgets\/[^/]+\//.exec(file)?.[0];
      return own && /^(widgets|worker|demo|test)\//.test(target) && !target.startsWith(own);
    });
    expect(crossing).toEqual([]);
  });

  test('the runtime imports no widget, and nothing of the Worker', () => {
    expect(
      imports.filter(({ file, target }) => /^runtime\//.test(file) && /^(widgets|worker|demo|test)\//.test(target)),
    ).toEqual([]);
  });

  test('the Worker imports shared rules, hooks, page parts and style sheets only', () => {
    const allowed = [/^worker\//, ...shared, /^runtime\/(hooks|page-parts)\.ts$/, /^runtime\/ui\/[\w-]+\.css$/];
    expect(strays(/^worker\/(?!cli\/)/, allowed)).toEqual([]);
  });

  test('the command is a client of the API, as the console is', () => {
    expect(strays(/^worker\/cli\//, [/^worker\//, ...shared, /^runtime\/api\/(calls|exchange|failure)\.ts$/])).toEqual(
      [],
    );
  });

  test('a resource of the Worker imports another one only through its service', () => {
    const forAll = /^worker\/(http\/|db\/|site\/|crons\.ts$|env\.ts$|log\.ts$)/;
    const crossing = imports.filter(({ file, target }) => {
      const own = /^worker\/[\w-]+\//.exec(file)?.[0];
      if (!own || !target.startsWith('worker/') || target.startsWith(own) || forAll.test(target)) return false;
      return !/^worker\/[\w-]+\/service\.ts$/.test(target);
    });
    expect(crossing).toEqual([]);
  });

  test('imports make no circle, not even imports of types', () => {
    expect(circles()).toEqual([]);
  });

  test('the loader imports its own parts, the hooks, the cart’s snapshot and the texts of every page only', () => {
    const allowed = [
      /^runtime\/(hooks|boot|platform)\.ts$/,
      /^runtime\/loader\//,
      /^runtime\/cart\/snapshot\.ts$/,
      /^runtime\/contracts\/http\.ts$/,
      /^runtime\/i18n\/en\/page\.ts$/,
    ];
    expect(strays(/^runtime\/loader(\.ts|\/)/, allowed, { ignoreTypes: true })).toEqual([]);
  });

  test('what only Node runs at build time is imported by no module of the browser or the Worker', () => {
    const isBuild = /^runtime\/build\//;
    expect(imports.filter(({ file, target }) => isBuild.test(target) && !isBuild.test(file))).toEqual([]);
    const fromNode = imports.filter(
      ({ file, target }) => target.startsWith('node:') && /^(runtime|widgets)\//.test(file),
    );
    expect(fromNode.filter(({ file }) => !isBuild.test(file))).toEqual([]);
  });

  test('no production code imports tests or the demo', () => {
    expect(imports.filter(({ target }) => /^(test|demo)\//.test(target))).toEqual([]);
  });
});

describe('packages', () => {
  const users = (name: RegExp) => [
    ...new Set(imports.filter((entry) => name.test(entry.target) && !entry.typeOnly).map((entry) => entry.file)),
  ];

  test('zod stays in the contracts and is never imported by name', () => {
    expect(users(/^zod/).filter((file) => !/^(runtime\/(contracts|build)|worker)\//.test(file))).toEqual([]);
    expect(imports.filter(({ target }) => /^zod(\/|$)/.test(target) && target !== 'zod/mini')).toEqual([]);
    expect(users(/^zod-openapi$/).filter((file) => !file.startsWith('worker/openapi/'))).toEqual([]);
    const named = sources.filter((file) =>
      /import \{[^}]*\bz\b[^}]*\} from 'zod/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(named).toEqual([]);
  });

  test('the payment provider’s package stays with payments', () => {
    const importers = imports.filter(({ target }) => target === 'stripe').map(({ file }) => file);
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((file) => !file.startsWith('worker/payments/'))).toEqual([]);
  });

  test('r2wc has one importer', () => {
    expect(users(/^@r2wc\//).every((file) => /^runtime\/widget(\.tsx$|\/)/.test(file))).toBe(true);
  });

  test('behaviours never import React statically, on any path', () => {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const next of imports) {
        if (next.file === file && !next.typeOnly && !next.dynamic) visit(next.target);
      }
    };
    for (const file of production) {
      if (/behaviours(\.ts$|\/)/.test(file) || /^runtime\/loader(\.ts|\/)/.test(file)) visit(file);
    }
    expect([...reached].filter((target) => /^(react|react-dom|zod|@nanostores\/react)(\/|$)/.test(target))).toEqual([]);
  });
});

describe('calls and files', () => {
  test('only the api, and what sends telemetry, calls fetch in the browser', () => {
    const callers = production.filter(
      (file) =>
        /^(runtime|widgets)\//.test(file) &&
        !/^runtime\/(api\/|(telemetry\/(send|post)|experiments\/replay)\.ts$)/.test(file) &&
        /(?<![.\w])((window|globalThis|self)\.)?fetch\(/.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
    );
    expect(callers).toEqual([]);
  });

  test('no test replaces one of our own modules; it may only keep one from being fetched', () => {
    const mock = /\bvi\.(do)?mock\(\s*(import\(\s*)?['"`][.#]/i;
    const unfetched = /\bvi\.doMock\([^,]+, \(\) => \{\s*throw /g;
    // A build of the console in another language does the same to its texts.
    const inItsLanguage = /\bvi\.mock\('#runtime\/i18n\/en\/console\/language\.ts'/g;
    const tests = sources.filter((file) => /\.test\.tsx?$/.test(file));
    expect(tests.length).toBeGreaterThan(100);
    const sourceText = (file: string) => withoutComments(readFileSync(join(root, file), 'utf8'));
    expect(
      tests.filter((file) => mock.test(sourceText(file).replace(unfetched, '').replace(inItsLanguage, ''))),
    ).toEqual([]);
  });

  test(`no source file and no style sheet is longer than ${MAX_LINES} lines`, () => {
    const others = globSync(['build.mjs', '{runtime,widgets,worker,demo}/**/*.{css,mjs}'], { cwd: root });
    const long = [...sources, ...others].filter(
      (file) =>
        !/\/i18n\/|\.test\.|^test\/|^runtime\/contracts\/calls\.ts$|^worker\/cli\/operations\.ts$/.test(file) &&
        readFileSync(join(root, file), 'utf8').split('\n').length > MAX_LINES + 1,
    );
    expect(long).toEqual([]);
  });

  test('no file has a name that says nothing', () => {
    expect(sources.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\.tsx?|\/)/.test(file))).toEqual([]);
  });
});
