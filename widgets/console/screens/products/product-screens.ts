/** Screens of a single product, fetched together, apart from the room’s lists. */
export { default as NewProduct } from './list/NewProduct.tsx';
export { default as ProductPage } from './product/ProductPage.tsx';
