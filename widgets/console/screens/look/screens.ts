/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as Look } from './Look.tsx';
export { default as TemplateEditor } from './TemplateEditor.tsx';
export { default as Templates } from './Templates.tsx';
