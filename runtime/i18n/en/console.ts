/** All texts of the owner’s console, for tests. A module imports the file of its room, so that a room brings its own texts alone. */
export * from './console/all-rooms.ts';
export * from './console/content.ts';
export * from './console/editor.ts';
export * from './console/forms.ts';
export * from './console/look.ts';
export * from './console/menu.ts';
export * from './console/overview.ts';
export * from './console/parts.ts';
export * from './console/people.ts';
export * from './console/products.ts';
export * from './console/selling.ts';
export * from './console/shell.ts';
