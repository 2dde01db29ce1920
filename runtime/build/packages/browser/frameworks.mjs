import { className } from '../../elements-manifest.ts';
import { componentTypes } from './declarations.ts';

/**
 * Makes the modules by which React 19, Vue 3 and Svelte 5 know the elements as components. Each passes attributes,
 * listeners and content to the element, and nothing else: the elements themselves are defined by their own modules.
 *
 * @param {readonly import('../../elements-manifest.ts').WidgetTable[]} tables
 * @returns {Record<string, string>} text by path
 */
export function frameworkModules(tables) {
  const tags = tables.map(({ definition }) => definition.tag);
  return {
    ...react(tables, tags),
    ...vue(tables, tags),
    ...svelte(tables, tags),
  };
}

/**
 * React attaches no listeners of a custom element when it hydrates what a server has rendered, only when it renders the
 * element again with others (react/react#35446). So the first render there has none and the second one has them. Elements
 * may have filled themselves before that, which React would otherwise complain of in development.
 */
const REACT_ELEMENT = `'use client';
import { createElement, useSyncExternalStore } from 'react';
const listen = () => () => {};
const isListener = (name) => /^on[a-z]/.test(name);
const without = (props) => Object.fromEntries(Object.entries(props).filter(([name]) => !isListener(name)));
const element = (tag) => (props) => {
  const isLive = useSyncExternalStore(listen, () => true, () => false);
  return createElement(tag, { suppressHydrationWarning: true, ...(isLive ? props : without(props)) });
};`;

function react(tables, tags) {
  return {
    'react.js': lines([
      REACT_ELEMENT,
      ...tags.map((tag) => `export const ${className(tag)} = /* @__PURE__ */ element('${tag}');`),
    ]),
    'react.d.ts': componentTypes(tables, {
      imports: `import type { FunctionComponent } from 'react';\nimport type { ReactElements } from './types.js';`,
      typeOf: (tag) => `FunctionComponent<ReactElements['${tag}']>`,
    }),
  };
}

/**
 * Vue's renderer on a server takes no text for a component, so that each is a function. What it is given are all
 * attributes, because it declares no props.
 */
function vue(tables, tags) {
  return {
    'vue.js': lines([
      `import { h } from 'vue';`,
      'const element = (tag) => Object.assign((_, { attrs, slots }) => h(tag, attrs, slots), { inheritAttrs: false });',
      ...tags.map((tag) => `export const ${className(tag)} = /* @__PURE__ */ element('${tag}');`),
    ]),
    'vue.d.ts': componentTypes(tables, {
      imports: `import type { VueElements } from './types.js';`,
      typeOf: (tag) => `VueElements['${tag}']`,
    }),
  };
}

/** The project's own compiler compiles these, for its version of Svelte. */
function svelte(tables, tags) {
  const files = tags.map((tag) => [
    `svelte/${className(tag)}.svelte`,
    lines([
      '<script>',
      '  const { children, ...attributes } = $props();',
      '</script>',
      '',
      `<${tag} {...attributes}>{@render children?.()}</${tag}>`,
    ]),
  ]);
  return {
    ...Object.fromEntries(files),
    'svelte/index.js': lines(
      tags.map((tag) => `export { default as ${className(tag)} } from './${className(tag)}.svelte';`),
    ),
    'svelte/index.d.ts': componentTypes(tables, {
      imports: `import type { Component } from 'svelte';\nimport type { SvelteElements } from '../types.js';`,
      typeOf: (tag) => `Component<SvelteElements['${tag}']>`,
    }),
  };
}

const lines = (all) => `${all.join('\n')}\n`;
