import { menuTexts } from '#runtime/i18n/en/console/menu.ts';
import type { ScreenGroup } from '../app/screen.ts';

/** Products, their stock, and moving them in and out. */
export const PRODUCTS: ScreenGroup = {
  title: menuTexts.products,
  screens: [
    {
      path: 'products',
      menu: menuTexts.products,
      keywords: menuTexts.productsKeywords,
      scope: 'catalogue:read',
      load: async () => (await import('./products/screens.ts')).Products,
    },
    {
      path: 'products/new',
      scope: 'catalogue:write',
      load: async () => (await import('./products/product-screens.ts')).NewProduct,
    },
    {
      path: 'products/:product',
      scope: 'catalogue:read',
      load: async () => (await import('./products/product-screens.ts')).ProductPage,
    },
    {
      path: 'categories',
      menu: menuTexts.categories,
      keywords: menuTexts.categoriesKeywords,
      scope: 'catalogue:read',
      load: async () => (await import('./products/screens.ts')).Categories,
    },
    {
      path: 'categories/:page/:category',
      scope: 'catalogue:read',
      load: async () => (await import('./products/screens.ts')).Category,
    },
    {
      path: 'stock',
      menu: menuTexts.stock,
      keywords: menuTexts.stockKeywords,
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
      menu: menuTexts.files,
      keywords: menuTexts.filesKeywords,
      scope: 'files:read',
      load: async () => (await import('./products/screens.ts')).Files,
    },
    {
      path: 'bulk-changes',
      menu: menuTexts.bulkChanges,
      keywords: menuTexts.bulkChangesKeywords,
      scope: 'catalogue:write',
      load: async () => (await import('./products/moving-screens.ts')).BulkChanges,
    },
    {
      path: 'import',
      menu: menuTexts.importAndExport,
      keywords: menuTexts.importAndExportKeywords,
      scope: 'catalogue:read',
      load: async () => (await import('./products/moving-screens.ts')).ImportAndExport,
    },
    {
      path: 'restock',
      menu: menuTexts.restockLists,
      keywords: menuTexts.restockListsKeywords,
      scope: 'restock:read',
      load: async () => (await import('./products/screens.ts')).Restock,
    },
  ],
};
