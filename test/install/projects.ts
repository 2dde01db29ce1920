/** One project that uses the package. Its sources are in `projects/NAME/`. */
export interface Kind {
  name: string;
  title: string;
  /** The package whose `engines` name the Node that the project asks for. Plain pages ask for none. */
  framework?: string;
  /** The Node that its commands run on: the oldest that every part of the project takes. */
  node?: string;
  /** Whether its HTML has the elements before any script runs. */
  rendersOnServer: boolean;
  /** For plain pages, folders of the installed package by the path at which the page has them. */
  copies?: Readonly<Record<string, string>>;
}

export const KINDS: readonly Kind[] = [
  { name: 'vite', title: 'Vite and React', framework: 'vite', node: '20.19.0', rendersOnServer: false },
  { name: 'next', title: 'Next', framework: 'next', node: '20.9.0', rendersOnServer: true },
  { name: 'nuxt', title: 'Nuxt', framework: 'nuxt', node: '22.19.0', rendersOnServer: true },
  { name: 'sveltekit', title: 'SvelteKit', framework: '@sveltejs/kit', node: '22.17.0', rendersOnServer: true },
  { name: 'astro', title: 'Astro', framework: 'astro', node: '22.12.0', rendersOnServer: true },
  { name: 'html-copy', title: 'HTML, files copied', rendersOnServer: true, copies: { 'shop-files': '.' } },
  { name: 'html-modules', title: 'HTML, import map', rendersOnServer: true, copies: { 'storefront-widgets': '.' } },
];
