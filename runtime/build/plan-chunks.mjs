/**
 * The cost of one more request for a page, as bytes of minified script that take the same time: its headers, and the
 * weaker compression of two files instead of one.
 */
const REQUEST_COST_BYTES = 2_800;

/**
 * The cost of one more shared chunk for all pages together, because the loader lists it: its name and its hash. What only
 * late modules share is not listed.
 */
const LISTED_COST_BYTES = 3_000;

/** The weight of a module that only another one imports late: visitors who get so far are fewer. */
const LATE_WEIGHT = 0.1;

/** The cost of a page that would fetch React only because a chunk holds a module that uses it. */
const REACT_COST_BYTES = 200_000;

/**
 * @typedef {{ modules: string[], imports: Chunk[] }} Chunk modules that are fetched together, with all of `imports`
 * @typedef {{ path: string, kind?: string, external?: boolean }} Import
 * @typedef {{
 *   inputs: Record<string, { imports: Import[] }>,
 *   outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>,
 * }} Weighed the part of esbuild's metafile that is read here
 */

/**
 * Decides which modules share a file. Modules that the same entries need go together. Then the smallest chunk joins the
 * chunk with which it saves pages the most, until no union saves anything: a union saves requests, but makes some
 * entries fetch bytes that they do not need. An entry stays alone, because importing it starts something.
 *
 * @param {Weighed} metafile of a build with all entries and no chunks planned
 * @param {Record<string, number>} weights how often an entry is fetched, relative to one that waits for a visitor's
 * act; by its name in the metafile
 * @param {Record<string, number>} [lateWeights] the same of modules that others import late, and that most visitors get
 * @param {readonly { entries: readonly string[], weight: number }[]} [pages] entries that a kind of page fetches
 * together, so that what one of them needs costs the others nothing
 * @param {RegExp} [rare] late modules that hardly any browser fetches: they take the chunks as the others have them
 * @returns {{ chunks: Chunk[], needs: Map<string, Chunk[]> }} the shared chunks, and which of them each entry needs
 */
export function planChunks(metafile, weights, lateWeights = {}, pages = [], rare = /(?!)/) {
  const whole = readGraph(metafile);
  const all = [...new Set([...Object.keys(weights), ...whole.late])];
  const entries = all.filter((entry) => !rare.test(entry));
  const groups = groupByUsers(whole, entries);
  const graph = condense(whole, groups);
  const weightOfEntry = new Map(entries.map((entry) => [entry, weights[entry] ?? lateWeights[entry] ?? LATE_WEIGHT]));
  const weightOf = (users) => {
    let sum = 0;
    for (const { entries, weight } of pages) if (entries.some((entry) => users.has(entry))) sum += weight;
    for (const user of users) sum += weightOfEntry.get(user);
    return sum;
  };
  const withReact = new Set(entries.filter((entry) => usesReact(collectImports(entry, graph), graph)));
  const listed = new Set(Object.keys(weights));
  const costOf = ({ modules, users, bytes, isEntry }) => {
    const isListed = !isEntry && !users.isDisjointFrom(listed);
    const misled = usesReact(modules, graph) ? weightOf(users.difference(withReact)) : 0;
    return (
      weightOf(users) * (bytes + REQUEST_COST_BYTES) + misled * REACT_COST_BYTES + (isListed ? LISTED_COST_BYTES : 0)
    );
  };
  /** Costs of chunks, most of which are compared with many others. */
  const costs = new WeakMap();
  const knownCostOf = (chunk) => {
    if (!costs.has(chunk)) costs.set(chunk, costOf(chunk));
    return costs.get(chunk);
  };
  /** What a union of two chunks saves: whoever fetches one of them then fetches what either imports. */
  const savingOf = (one, other) => {
    const users = one.users.union(other.users);
    const united = { modules: [...one.modules, ...other.modules], users, bytes: one.bytes + other.bytes };
    let saving = knownCostOf(one) + knownCostOf(other) - costOf(united);
    for (const chunk of collectChunks(other, collectChunks(one))) {
      if (chunk === one || chunk === other || users.isSubsetOf(chunk.users)) continue;
      saving -= costOf({ ...chunk, users: chunk.users.union(users) }) - knownCostOf(chunk);
    }
    return saving;
  };

  let chunks = withUsers(
    [...groups.keys()].map((first) => [first]),
    graph,
    entries,
  );
  const finished = new Set();
  while (true) {
    const shared = chunks.filter(({ isEntry }) => !isEntry);
    const smallest = shared.filter(({ modules }) => !finished.has(modules)).sort((a, b) => a.bytes - b.bytes)[0];
    if (!smallest) {
      const plan = shared.map(({ modules }) => modules.flatMap((first) => groups.get(first)));
      return describePlan(plan, whole, all);
    }
    const [best] = shared
      .filter((chunk) => chunk !== smallest)
      .map((other) => ({ other, saving: savingOf(smallest, other) }))
      .sort((a, b) => b.saving - a.saving);
    if (best && best.saving > 0) {
      chunks = withUsers(unite(chunks, smallest, best.other), graph, entries);
      // The others may gain from a union with the new chunk.
      finished.clear();
    } else finished.add(smallest.modules);
  }
}

/** Static imports and minified sizes of all modules, and the modules that an `import()` names. */
function readGraph({ inputs, outputs }) {
  const bytes = new Map();
  for (const output of Object.values(outputs)) {
    for (const [module, { bytesInOutput }] of Object.entries(output.inputs)) {
      bytes.set(module, (bytes.get(module) ?? 0) + bytesInOutput);
    }
  }
  const imports = new Map();
  const late = new Set();
  const ofReact = new Set();
  for (const [module, input] of Object.entries(inputs)) {
    if (input.imports.some(({ external, kind }) => external && kind === 'import-statement')) ofReact.add(module);
    const inBuild = input.imports.filter(({ external }) => !external);
    imports.set(
      module,
      inBuild.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
    );
    for (const { path, kind } of inBuild) if (kind === 'dynamic-import') late.add(path);
  }
  return { bytes, imports, late, ofReact };
}

/** Whether one of the modules imports React, which is a file outside this build. */
function usesReact(modules, { ofReact }) {
  for (const module of modules) if (ofReact.has(module)) return true;
  return false;
}

/** Returns a module and all its static imports, direct and indirect. */
function collectImports(module, graph, seen = new Set()) {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const next of graph.imports.get(module) ?? []) collectImports(next, graph, seen);
  return seen;
}

/** Groups modules that the same entries need, by the first of them; each entry is a group of its own. */
function groupByUsers(graph, entries) {
  const users = new Map();
  for (const entry of entries) {
    for (const module of collectImports(entry, graph)) users.set(module, [...(users.get(module) ?? []), entry]);
  }
  const groups = new Map();
  for (const [module, ofModule] of users) {
    const key = entries.includes(module) ? module : ofModule.sort().join('\n');
    groups.set(key, [...(groups.get(key) ?? []), module]);
  }
  return new Map([...groups.values()].map((modules) => [modules[0], modules]));
}

/** Returns the graph of groups, each by its first module: plans are compared much faster than with single modules. */
function condense({ bytes, imports, ofReact }, groups) {
  const firstOf = new Map([...groups].flatMap(([first, modules]) => modules.map((module) => [module, first])));
  const condensed = { bytes: new Map(), imports: new Map(), ofReact: new Set() };
  for (const [first, modules] of groups) {
    const found = modules.flatMap((module) => imports.get(module) ?? []).map((module) => firstOf.get(module));
    condensed.imports.set(
      first,
      [...new Set(found)].filter((other) => other !== first),
    );
    condensed.bytes.set(
      first,
      modules.reduce((sum, module) => sum + (bytes.get(module) ?? 0), 0),
    );
    if (modules.some((module) => ofReact.has(module))) condensed.ofReact.add(first);
  }
  return condensed;
}

/** Adds to each group the entries that fetch it, directly or through another group. */
function withUsers(groups, graph, entries) {
  const chunks = groups.map((modules) => ({
    modules,
    users: new Set(),
    imports: new Set(),
    isEntry: modules.some((module) => entries.includes(module)),
    bytes: modules.reduce((sum, module) => sum + (graph.bytes.get(module) ?? 0), 0),
  }));
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((module) => [module, chunk])));
  for (const { modules, imports } of chunks) {
    for (const module of modules) for (const next of graph.imports.get(module) ?? []) imports.add(chunkOf.get(next));
  }
  const visit = (chunk, entry) => {
    if (!chunk || chunk.users.has(entry)) return;
    chunk.users.add(entry);
    for (const next of chunk.imports) visit(next, entry);
  };
  for (const entry of entries) visit(chunkOf.get(entry), entry);
  return chunks;
}

/** Returns a chunk and all that it imports, directly and indirectly. */
function collectChunks(chunk, seen = new Set()) {
  if (!chunk || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const next of chunk.imports) collectChunks(next, seen);
  return seen;
}

function unite(chunks, one, other) {
  const rest = chunks.filter((chunk) => chunk !== one && chunk !== other);
  return [...rest.map(({ modules }) => modules), [...one.modules, ...other.modules]];
}

/** Returns the plan, without modules that are empty after the build. */
function describePlan(shared, graph, entries) {
  const kept = shared.map((modules) => modules.filter((module) => graph.bytes.has(module)).sort());
  const chunks = kept.filter((modules) => modules.length > 0).map((modules) => ({ modules, imports: [] }));
  const needed = (modules) => {
    const reached = new Set();
    for (const module of modules) collectImports(module, graph, reached);
    return chunks.filter((chunk) => chunk.modules.some((module) => reached.has(module)));
  };
  for (const chunk of chunks) chunk.imports = needed(chunk.modules).filter((other) => other !== chunk);
  return { chunks, needs: new Map(entries.map((entry) => [entry, needed([entry])])) };
}
