import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { fromJSONSchema } from 'zod';
import { readElements } from '../../runtime/build/describe-elements.mjs';
import { describeEvents } from '../../runtime/build/describe-events.mjs';
import { describeForAuthors } from '../../runtime/build/documents.mjs';
import type { WidgetTable } from '../../runtime/build/elements-manifest.ts';
import { findEntries } from '../../runtime/build/entries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const about = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

interface Described {
  name: string;
  description?: string;
  type?: { text: string };
  values?: { name: string }[];
}

let elements: WidgetTable[];
// biome-ignore lint/suspicious/noExplicitAny: the documents are JSON, which the schemas below describe.
let documents: Record<string, any>;

beforeAll(async () => {
  const files = findEntries(root).elements;
  [elements, documents] = await Promise.all([readElements(root, files), describeForAuthors(root, files)]);
});

/** Returns what a JSON schema of another project has against a document. */
function complaints(schemaFile: string, document: unknown): unknown[] {
  const json = JSON.parse(readFileSync(require.resolve(schemaFile), 'utf8'));
  const schema = fromJSONSchema(json, { defaultTarget: 'draft-7' });
  const { error } = schema.safeParse(JSON.parse(JSON.stringify(document)));
  return error?.issues ?? [];
}

const names = (all: Described[]) => all.map(({ name }) => name);

test('package.json names the files that the build makes', () => {
  expect(about.types).toBe('dist/storefront.d.ts');
  expect(about.customElements).toBe('dist/custom-elements.json');
  expect(about['web-types']).toBe('dist/web-types.json');
  expect(Object.keys(documents).sort()).toEqual(
    ['custom-elements.json', 'html-custom-data.json', 'storefront.d.ts', 'web-types.json'].sort(),
  );
});

describe('the custom-elements manifest', () => {
  test('it meets the schema of the custom-elements manifest, version 2', () => {
    const manifest = documents['custom-elements.json'];
    expect(manifest.schemaVersion).toBe('2.1.0');
    expect(complaints('custom-elements-manifest/schema.json', manifest)).toEqual([]);
    expect(complaints('custom-elements-manifest/schema.json', { ...manifest, modules: [{ kind: 'x' }] })).not.toEqual(
      [],
    );
  });

  test('it has every element with its attributes, events, parts, properties and slots', () => {
    const declarations = documents['custom-elements.json'].modules.map(
      (module: { declarations: object[] }) => module.declarations[0],
    );
    expect(declarations.map(({ tagName }: { tagName: string }) => tagName)).toEqual(
      elements.map(({ definition }) => definition.tag),
    );
    for (const [i, { definition, documentation }] of elements.entries()) {
      const { attributes, events, cssParts, cssProperties, slots } = declarations[i];
      expect(names(attributes)).toEqual(Object.keys(definition.attributes));
      expect(names(events)).toEqual(documentation.events);
      expect(names(cssParts)).toEqual(Object.keys(documentation.parts));
      expect(names(cssProperties)).toEqual(Object.keys(documentation.properties ?? {}));
      expect(names(slots)).toEqual(['', ...Object.keys(documentation.slots ?? {})]);
    }
  });

  test('each event has the type of its detail and a description', () => {
    const declared = new Map(describeEvents(root).map((event) => [event.name, event]));
    const events: Described[] = documents['custom-elements.json'].modules.flatMap(
      (module: { declarations: { events: Described[] }[] }) => module.declarations.flatMap(({ events }) => events),
    );
    expect(events.length).toBeGreaterThan(8);
    for (const { name, type, description } of events) {
      expect(type?.text).toBe(`CustomEvent<${declared.get(name)?.detail}>`);
      expect(description).toBe(declared.get(name)?.text);
      expect(description).toMatch(/\.$/);
    }
  });
});

describe('the data for VS Code', () => {
  const text = '<sq-product-block product="x" options="">';
  const page = TextDocument.create('file:///page.html', 'html', 1, text);

  /** What the editor offers at a place of the page. */
  function offered(place: string): string[] {
    const data = documents['html-custom-data.json'];
    const provider = newHTMLDataProvider('storefront', data);
    const editor = getLanguageService({ useDefaultDataProvider: false, customDataProviders: [provider] });
    const position = page.positionAt(text.indexOf(place) + place.length);
    return editor.doComplete(page, position, editor.parseHTMLDocument(page)).items.map(({ label }) => label);
  }

  test('it meets the schema of HTML custom data', () => {
    const data = documents['html-custom-data.json'];
    expect(complaints('vscode-html-languageservice/docs/customData.schema.json', data)).toEqual([]);
    const wrong = { ...data, tags: [{}] };
    expect(complaints('vscode-html-languageservice/docs/customData.schema.json', wrong)).not.toEqual([]);
  });

  test('the editor offers every element, its attributes and their values', () => {
    expect(offered('<')).toEqual(expect.arrayContaining(elements.map(({ definition }) => definition.tag)));
    expect(offered('product="x" ')).toEqual(expect.arrayContaining(['heading-level']));
    expect(offered('options="')).toEqual(['dropdown', 'radios']);
  });
});

test('web-types has every element with its attributes, events, parts, properties and slots', () => {
  const { name, version, contributions } = documents['web-types.json'];
  expect({ name, version }).toEqual({ name: about.name, version: about.version });
  expect(names(contributions.html.elements)).toEqual(elements.map(({ definition }) => definition.tag));
  for (const [i, { definition, documentation }] of elements.entries()) {
    const { attributes, js, css, slots } = contributions.html.elements[i];
    expect(names(attributes)).toEqual(Object.keys(definition.attributes));
    expect(names(js.events)).toEqual(documentation.events);
    expect(names(css.parts)).toEqual(Object.keys(documentation.parts));
    expect(names(css.properties)).toEqual(Object.keys(documentation.properties ?? {}));
    expect(names(slots)).toEqual(['', ...Object.keys(documentation.slots ?? {})]);
  }
});
