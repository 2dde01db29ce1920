import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { may } from '../../../app/session.ts';
import { Failure } from '../../../parts/Failure.tsx';
import { Page } from '../../../parts/Page.tsx';
import { useCollections } from '../use-collections.ts';
import { ExportProducts } from './ExportProducts.tsx';
import { ExportShop } from './ExportShop.tsx';
import { ImportPart } from './ImportPart.tsx';

/** Rights without which a whole shop cannot be read. */
const WHOLE_SHOP = ['settings:read', 'templates:read', 'forms:read', 'lists:read', 'content:read'] as const;

/** Moves products and whole shops in and out. */
export default function ImportAndExport() {
  const { reading } = useCollections();
  return (
    <Page title={productsTexts.importAndExport}>
      <Failure of={reading} failure={editorTexts.noCollections} />
      {may('catalogue:write') && <ImportPart />}
      <ExportProducts />
      {WHOLE_SHOP.every((scope) => may(scope)) && <ExportShop />}
    </Page>
  );
}
