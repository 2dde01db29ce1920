import type {
  AnyNode,
  ArrowFunctionExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  Pattern,
} from 'acorn';
import type { Line } from './line.ts';
import { declared, type Module, moduleReader } from './modules.ts';

/** Where the data of a page's templates is put together: the function, and its constants that hold the data. */
const START = { path: 'worker/pages/render-page.ts', name: 'renderWith', data: ['mainData', 'layoutData'] };

type Function = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;

/** Names that can be read, with the names below each. */
type Names = Map<string, Names>;

/** What a name in a function's text stands for. */
interface Scope {
  module: Module;
  values: ReadonlyMap<string, Bound>;
}

interface Bound {
  node: Expression | FunctionDeclaration;
  scope: Scope;
}

/**
 * Returns a line for each name that templates can read of a page: "item.structuredContent.variants.sku". It follows the
 * code that puts the data together, from the objects written there into the functions that are called for their parts. What
 * an owner's own records hold, such as the keys of a site's settings, has no names here.
 */
export function templateLines(root: string): Line[] {
  const read = moduleReader(root);
  const start = read(START.path).values.get(START.name);
  if (start?.type !== 'FunctionDeclaration') throw new Error(`${START.path} has no function ${START.name}.`);
  const reader = new NameReader(read);
  const scope = reader.inside(start, [], { module: read(START.path), values: new Map() });
  const names: Names = new Map();
  for (const name of START.data) {
    const bound = scope.values.get(name);
    if (!bound) throw new Error(`${START.name} in ${START.path} has no constant ${name}.`);
    merge(names, reader.namesOf(bound.node, bound.scope));
  }
  return pathsOf(names).map((path) => ['template data', path, '']);
}

const pathsOf = (names: Names): string[] =>
  [...names].flatMap(([name, below]) => [name, ...pathsOf(below).map((path) => `${name}.${path}`)]);

function merge(into: Names, names: Names): Names {
  for (const [name, below] of names) into.set(name, merge(into.get(name) ?? new Map(), below));
  return into;
}

class NameReader {
  readonly #read: (path: string) => Module;
  readonly #open = new Set<AnyNode>();

  constructor(read: (path: string) => Module) {
    this.#read = read;
  }

  /** Returns the names of an object that an expression can result in; of a list, those of its entries. */
  namesOf(node: AnyNode, scope: Scope): Names {
    if (this.#open.has(node)) return new Map();
    this.#open.add(node);
    try {
      return this.#namesOf(node, scope);
    } finally {
      this.#open.delete(node);
    }
  }

  #namesOf(node: AnyNode, scope: Scope): Names {
    switch (node.type) {
      case 'ObjectExpression':
        return this.#ofObject(node.properties, scope);
      case 'ArrayExpression':
        return this.#ofAll(node.elements, scope);
      case 'ConditionalExpression':
        return this.#ofAll([node.consequent, node.alternate], scope);
      case 'LogicalExpression':
        return this.#ofAll(node.operator === '&&' ? [node.right] : [node.left, node.right], scope);
      case 'AwaitExpression':
      case 'SpreadElement':
        return node.argument ? this.namesOf(node.argument, scope) : new Map();
      case 'CallExpression':
        return this.#ofCall(node.callee, node.arguments, scope);
      case 'Identifier':
      case 'MemberExpression': {
        const bound = this.#find(node, scope);
        if (bound) return isFunction(bound.node) ? new Map() : this.namesOf(bound.node, bound.scope);
        if (node.type === 'Identifier' || node.computed) return new Map();
        return this.namesOf(node.object, scope).get(keyText(node.property)) ?? new Map();
      }
      default:
        return new Map();
    }
  }

  #ofAll(nodes: readonly (AnyNode | null)[], scope: Scope): Names {
    const names: Names = new Map();
    for (const node of nodes) if (node) merge(names, this.namesOf(node, scope));
    return names;
  }

  #ofObject(properties: readonly AnyNode[], scope: Scope): Names {
    const names: Names = new Map();
    for (const property of properties) {
      if (property.type === 'SpreadElement') merge(names, this.namesOf(property.argument, scope));
      if (property.type !== 'Property' || property.computed) continue;
      merge(names, new Map([[keyText(property.key), this.namesOf(property.value, scope)]]));
    }
    return names;
  }

  /** What a function returns; of a list's methods, what its entries become, or what they are. */
  #ofCall(callee: AnyNode, given: readonly AnyNode[], scope: Scope): Names {
    const called = this.#find(callee, scope);
    if (called) return isFunction(called.node) ? this.#returned(called, given, scope) : new Map();
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return new Map();
    const [first] = given;
    if (!/^(flatM|m)ap$/.test(callee.property.name) || !first) return this.namesOf(callee.object, scope);
    const each = isFunction(first) ? { node: first, scope } : this.#find(first, scope);
    return each && isFunction(each.node)
      ? this.#returned({ node: each.node, scope: each.scope }, [], scope)
      : new Map();
  }

  #returned({ node, scope }: Bound, given: readonly AnyNode[], from: Scope): Names {
    if (!isFunction(node) || this.#open.has(node.body)) return new Map();
    const bound = given.map((argument) => (isExpression(argument) ? { node: argument, scope: from } : undefined));
    const inside = this.inside(node, bound, scope);
    if (node.body.type !== 'BlockStatement') return this.namesOf(node.body, inside);
    this.#open.add(node.body);
    try {
      return this.#ofAll(returnsIn(node.body), inside);
    } finally {
      this.#open.delete(node.body);
    }
  }

  /** Returns the scope within a function that is called with these. */
  inside({ params, body }: Function, given: readonly (Bound | undefined)[], { module, values }: Scope): Scope {
    const inner = new Map(values);
    const scope = { module, values: inner };
    params.forEach((parameter, place) => {
      for (const [name, bound] of this.#bind(parameter, given[place])) inner.set(name, bound);
    });
    const statements = body.type === 'BlockStatement' ? body.body : [];
    for (const [name, node] of statements.flatMap(declared)) inner.set(name, { node, scope });
    return scope;
  }

  #bind(parameter: Pattern, bound: Bound | undefined): [string, Bound][] {
    if (!bound) return [];
    if (parameter.type === 'AssignmentPattern') return this.#bind(parameter.left, bound);
    if (parameter.type === 'Identifier') return [[parameter.name, bound]];
    if (parameter.type !== 'ObjectPattern') return [];
    return parameter.properties.flatMap((property) => {
      if (property.type !== 'Property') return [];
      const found = this.#property(bound, keyText(property.key));
      return found ? this.#bind(property.value, found) : [];
    });
  }

  /** Finds what a name, or a property of what it names, stands for. */
  #find(node: AnyNode, scope: Scope): Bound | undefined {
    if (node.type === 'Identifier') return scope.values.get(node.name) ?? this.#inModule(scope.module, node.name);
    if (node.type !== 'MemberExpression' || node.computed) return undefined;
    const object = this.#find(node.object, scope);
    return object && this.#property(object, keyText(node.property));
  }

  #property({ node, scope }: Bound, name: string): Bound | undefined {
    if (node.type === 'Identifier' || node.type === 'MemberExpression') {
      const found = this.#find(node, scope);
      return found && this.#property(found, name);
    }
    if (node.type !== 'ObjectExpression') return undefined;
    for (const property of node.properties) {
      if (property.type === 'Property' && keyText(property.key) === name) return { node: property.value, scope };
    }
    return undefined;
  }

  #inModule(module: Module, name: string): Bound | undefined {
    const node = module.values.get(name);
    if (node) return { node, scope: { module, values: new Map() } };
    const source = module.imports.get(name);
    return source && this.#exported(source.path, source.name);
  }

  #exported(path: string, name: string): Bound | undefined {
    if (path === '') return undefined;
    const module = this.#read(path);
    const own = this.#inModule(module, name);
    if (own) return own;
    for (const { path: from, name: original, as } of module.reexports) {
      const found = as === name ? this.#exported(from, original) : as === '*' ? this.#exported(from, name) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

const isFunction = (node: AnyNode): node is Function =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

const isExpression = (node: AnyNode): node is Expression => node.type !== 'SpreadElement';

const keyText = (node: AnyNode): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? `${node.value}` : '';

/** Returns what a function's statements return, without those of functions in it. */
function returnsIn(node: AnyNode): AnyNode[] {
  if (isFunction(node)) return [];
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  return Object.values(node).flatMap((child: unknown) => [child].flat().filter(isNode).flatMap(returnsIn));
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
