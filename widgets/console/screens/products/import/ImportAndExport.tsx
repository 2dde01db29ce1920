import { may } from '../../../app/session.ts';
import { Page } from '../../../parts/Page.tsx';
import { ExportProducts } from './ExportProducts.tsx';
import { ExportShop } from './ExportShop.tsx';
import { ImportPart } from './ImportPart.tsx';

/** Rights without which a whole shop cannot be read. */
const WHOLE_SHOP = ['settings:read', 'templates:read', 'forms:read', 'lists:read', 'content:read'] as const;

/** Moves products and whole shops in and out. */
export default function ImportAndExport() {
  return (
    <Page title="Import and export">
      {may('catalogue:write') && <ImportPart />}
      <ExportProducts />
      {WHOLE_SHOP.every((scope) => may(scope)) && <ExportShop />}
    </Page>
  );
}
