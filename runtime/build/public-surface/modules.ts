import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Expression, type FunctionDeclaration, type Program, parse } from 'acorn';
import { transformSync } from 'esbuild';

/** A module's functions and constants by their names, and where its other names come from. */
export interface Module {
  values: ReadonlyMap<string, Expression | FunctionDeclaration>;
  /** Paths from the root, and the name there. */
  imports: ReadonlyMap<string, Source>;
  /** What it exports of others; '*' stands for all. */
  reexports: readonly (Source & { as: string })[];
}

interface Source {
  path: string;
  name: string;
}

/** Reads modules of the project by their paths from its root, each once. */
export function moduleReader(root: string): (path: string) => Module {
  const known = new Map<string, Module>();
  return (path) => {
    const module = known.get(path) ?? readModule(root, path);
    known.set(path, module);
    return module;
  };
}

function readModule(root: string, path: string): Module {
  const { code } = transformSync(readFileSync(join(root, path), 'utf8'), { loader: 'ts', target: 'es2023' });
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const values = new Map<string, Expression | FunctionDeclaration>();
  const imports = new Map<string, Source>();
  const reexports: (Source & { as: string })[] = [];
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const from = pathOf(`${statement.source.value}`, path);
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportSpecifier')
          imports.set(specifier.local.name, { path: from, name: nameOf(specifier.imported) });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      reexports.push({ path: pathOf(`${statement.source.value}`, path), name: '*', as: '*' });
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.source ? statement.specifiers : []) {
        reexports.push({ path: pathOf(`${statement.source?.value}`, path), name: nameOf(local), as: nameOf(exported) });
      }
    }
    for (const [name, value] of declared(statement)) values.set(name, value);
  }
  return { values, imports, reexports };
}

/** Returns the functions and constants that a statement declares. */
export function declared(statement: Program['body'][number]): [string, Expression | FunctionDeclaration][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration') return [[declaration.id.name, declaration]];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    if (id.type === 'Identifier' && init) return [[id.name, init]];
    // Several at once: `const [a, b] = await Promise.all([…])`.
    const [all] =
      init?.type === 'AwaitExpression' && init.argument.type === 'CallExpression' ? init.argument.arguments : [];
    if (id.type !== 'ArrayPattern' || all?.type !== 'ArrayExpression') return [];
    return id.elements.flatMap((element, place) => {
      const value = all.elements[place];
      return element?.type === 'Identifier' && value && value.type !== 'SpreadElement' ? [[element.name, value]] : [];
    });
  });
}

/** Returns the path from the root; packages are '' and have nothing to read. */
function pathOf(specifier: string, from: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') && specifier.endsWith('.ts')
    ? join(dirname(from), specifier).replaceAll('\\', '/')
    : '';
}

const nameOf = (node: { type: 'Identifier'; name: string } | { type: 'Literal'; value?: unknown }) =>
  node.type === 'Identifier' ? node.name : `${node.value}`;
