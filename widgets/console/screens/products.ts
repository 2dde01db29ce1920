import type { ScreenGroup } from '../app/screen.ts';

/** Products, their stock, and moving them in and out. */
export const PRODUCTS: ScreenGroup = {
  title: 'Products',
  screens: [
    {
      path: 'products',
      menu: 'Products',
      keywords: 'items variants prices catalogue sale pictures new product',
      scope: 'catalogue:read',
      load: () => import('./products/list/Products.tsx'),
    },
    { path: 'products/new', scope: 'catalogue:write', load: () => import('./products/list/NewProduct.tsx') },
    { path: 'products/:product', scope: 'catalogue:read', load: () => import('./products/product/ProductPage.tsx') },
    {
      path: 'stock',
      menu: 'Stock',
      keywords: 'inventory quantity units sold out warehouse',
      scope: 'catalogue:read',
      load: () => import('./products/stock/Stock.tsx'),
    },
    { path: 'stock/:variant', scope: 'catalogue:read', load: () => import('./products/stock/VariantStock.tsx') },
    {
      path: 'bulk-changes',
      menu: 'Bulk changes',
      keywords: 'prices sale discount stock many products at once',
      scope: 'catalogue:write',
      load: () => import('./products/bulk/BulkChanges.tsx'),
    },
    {
      path: 'import',
      menu: 'Import and export',
      keywords: 'csv shopify squarespace file move backup jsonl',
      scope: 'catalogue:read',
      load: () => import('./products/import/ImportAndExport.tsx'),
    },
    {
      path: 'restock',
      menu: 'Restock lists',
      keywords: 'back in stock waiting mails notifications',
      scope: 'restock:read',
      load: () => import('./products/restock/Restock.tsx'),
    },
  ],
};
