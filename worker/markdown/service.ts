/** Pages of the shop as Markdown, for programs that read rather than show them. */

export { markdownPages } from './markdown-pages.ts';
