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
      load: async () => (await import('./products/screens.ts')).Products,
    },
    {
      path: 'products/new',
      scope: 'catalogue:write',
      load: async () => (await import('./products/screens.ts')).NewProduct,
    },
    {
      path: 'products/:product',
      scope: 'catalogue:read',
      load: async () => (await import('./products/screens.ts')).ProductPage,
    },
    {
      path: 'stock',
      menu: 'Stock',
      keywords: 'inventory quantity units sold out warehouse',
      scope: 'catalogue:read',
      load: async () => (await import('./products/screens.ts')).Stock,
    },
    {
      path: 'stock/:variant',
      scope: 'catalogue:read',
      load: async () => (await import('./products/screens.ts')).VariantStock,
    },
    {
      path: 'files',
      menu: 'Files',
      keywords: 'digital products downloads ebook pdf upload',
      scope: 'files:read',
      load: async () => (await import('./products/screens.ts')).Files,
    },
    {
      path: 'bulk-changes',
      menu: 'Bulk changes',
      keywords: 'prices sale discount stock many products at once',
      scope: 'catalogue:write',
      load: async () => (await import('./products/screens.ts')).BulkChanges,
    },
    {
      path: 'import',
      menu: 'Import and export',
      keywords: 'csv shopify squarespace file move backup jsonl',
      scope: 'catalogue:read',
      load: async () => (await import('./products/screens.ts')).ImportAndExport,
    },
    {
      path: 'restock',
      menu: 'Restock lists',
      keywords: 'back in stock waiting mails notifications',
      scope: 'restock:read',
      load: async () => (await import('./products/screens.ts')).Restock,
    },
  ],
};
