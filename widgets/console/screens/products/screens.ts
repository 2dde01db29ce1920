/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as BulkChanges } from './bulk/BulkChanges.tsx';
export { default as Categories } from './categories/Categories.tsx';
export { default as Category } from './categories/Category.tsx';
export { default as Files } from './files/Files.tsx';
export { default as Products } from './list/Products.tsx';
export { default as Restock } from './restock/Restock.tsx';
export { default as Stock } from './stock/Stock.tsx';
export { default as VariantStock } from './stock/VariantStock.tsx';
