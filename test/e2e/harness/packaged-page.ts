import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const FRAMEWORKS = ['react', 'react-dom', 'vue', 'svelte'];

/**
 * Each framework shows a product, with content of the page's own until the product has come, and hears what is added to
 * the cart.
 */
const PAGES: Readonly<Record<string, string>> = {
  react: `
    import { createElement } from 'react';
    import { CartPill, ProductBlock } from 'storefront-widgets/react';
    const onAdded = ({ detail }) => globalThis.heard.push('react: ' + detail.entry.title);
    export default () =>
      createElement('section', null,
        createElement(CartPill, { className: 'corner' }, 'Your cart'),
        createElement(ProductBlock,
          { product: 'everyday-teapot', 'heading-level': 3, className: 'block', 'onsq-cart-added': onAdded },
          'One ', createElement('b', null, 'moment')));`,
  vue: `
    <script setup>
    import { ProductBlock } from 'storefront-widgets/vue';
    const onAdded = ({ detail }) => globalThis.heard.push('vue: ' + detail.entry.title);
    </script>
    <template>
      <section>
        <ProductBlock product="everyday-teapot" :heading-level="3" class="block" @sq-cart-added="onAdded">
          One <b>moment</b>
        </ProductBlock>
      </section>
    </template>`,
  svelte: `
    <script>
      import { ProductBlock } from 'storefront-widgets/svelte';
      const onAdded = ({ detail }) => globalThis.heard.push('svelte: ' + detail.entry.title);
    </script>
    <section>
      <ProductBlock product="everyday-teapot" heading-level={3} class="block" onsq-cart-added={onAdded}>
        One <b>moment</b>
      </ProductBlock>
    </section>`,
};

/** Everything of the package that a server may import, and the pages as it renders them. */
const SERVER = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { createSSRApp } from 'vue';
  import { renderToString as renderVue } from 'vue/server-renderer';
  import { render } from 'svelte/server';
  import { configure, loadStorefront } from 'storefront-widgets';
  import 'storefront-widgets/all';
  import 'storefront-widgets/product-block';
  import React from 'page:react';
  import Vue from 'page:vue';
  import Svelte from 'page:svelte';
  const shop = { shop: 'https://shop.example', site: 'site' };
  configure(shop);
  export const script = await loadStorefront(shop);
  export const pages = {
    react: renderToString(createElement(React)),
    vue: await renderVue(createSSRApp(Vue)),
    svelte: render(Svelte).body,
  };`;

/** The page's own script: the frameworks take the page over when the test says so, once the elements have filled themselves. */
const BROWSER = `
  import 'storefront-widgets/cart-pill';
  import 'storefront-widgets/product-block';
  import { configure } from 'storefront-widgets';
  import { createElement } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  import { createSSRApp } from 'vue';
  import { hydrate } from 'svelte';
  import React from 'page:react';
  import Vue from 'page:vue';
  import Svelte from 'page:svelte';
  const { shop, site } = document.documentElement.dataset;
  configure({ shop, site });
  globalThis.heard = [];
  globalThis.takeOver = () => {
    const place = (name) => document.getElementById(name);
    hydrateRoot(place('react'), createElement(React), { onRecoverableError: (error) => console.error('React: ' + error) });
    createSSRApp(Vue).mount(place('vue'));
    hydrate(Svelte, { target: place('svelte') });
  };`;

export interface PackagedPage {
  /** HTML of each framework's place, by its name. */
  pages: Record<'react' | 'vue' | 'svelte', string>;
  /** What \`loadStorefront\` resolves to on a server. */
  script: unknown;
  /** The page's scripts by their names: "page.js" is the page's own. */
  files: Map<string, string>;
}

/** Builds a page from the package in `folder` as its user would, for a server and for browsers, and renders it on a server. */
export async function buildPackagedPage(folder: string): Promise<PackagedPage> {
  const [server, browser] = await Promise.all([
    bundle(folder, SERVER, { platform: 'node', external: FRAMEWORKS, plugins: [pages('server')] }),
    bundle(folder, BROWSER, { splitting: true, conditions: ['browser'], plugins: [pages('client')] }),
  ]);
  // The server's script stands where it finds the frameworks.
  const results = join(root, 'test/results');
  mkdirSync(results, { recursive: true });
  const place = mkdtempSync(join(results, 'server-'));
  try {
    const file = join(place, 'page.mjs');
    writeFileSync(file, server.get('page.js') ?? '');
    const rendered = await import(pathToFileURL(file).href);
    return { pages: rendered.pages, script: rendered.script, files: browser };
  } finally {
    rmSync(place, { recursive: true });
  }
}

async function bundle(folder: string, contents: string, options: esbuild.BuildOptions): Promise<Map<string, string>> {
  const { outputFiles = [] } = await esbuild.build({
    stdin: { contents, resolveDir: root, sourcefile: 'page.js' },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: '/',
    entryNames: 'page',
    nodePaths: [dirname(folder), join(root, 'node_modules')],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    logLevel: 'warning',
    ...options,
    conditions: ['svelte', ...(options.conditions ?? [])],
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}

/** Compiles the pages, and the components of the package, as the frameworks' own compilers do. */
function pages(generate: 'server' | 'client'): esbuild.Plugin {
  return {
    name: 'pages',
    setup(plugin) {
      plugin.onResolve({ filter: /^page:/ }, ({ path }) => ({ path, namespace: 'page' }));
      plugin.onLoad({ filter: /./, namespace: 'page' }, ({ path }) => {
        const name = path.slice('page:'.length);
        const source = PAGES[name] ?? '';
        const compiled = { vue: compileVue, svelte: compileSvelte }[name];
        return { contents: compiled ? compiled(source, generate) : source, resolveDir: root };
      });
      plugin.onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
        contents: compileSvelte(readFileSync(path, 'utf8'), generate),
      }));
    },
  };
}

function compileSvelte(source: string, generate: 'server' | 'client'): string {
  return require('svelte/compiler').compile(source, { generate, dev: generate === 'client', filename: 'Page.svelte' })
    .js.code;
}

function compileVue(source: string, generate: 'server' | 'client'): string {
  const { parse, compileScript } = require('vue/compiler-sfc');
  const { descriptor } = parse(source, { filename: 'Page.vue' });
  const templateOptions = { ssr: generate === 'server', ssrCssVars: [] };
  return compileScript(descriptor, { id: 'page', inlineTemplate: true, templateOptions }).content;
}
