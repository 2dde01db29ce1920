/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as HeaderFooter } from './frame/HeaderFooter.tsx';
export { default as Item } from './items/Item.tsx';
export { default as Navigation } from './menus/Navigation.tsx';
export { default as Collection } from './pages/Collection.tsx';
export { default as Pages } from './pages/Pages.tsx';
