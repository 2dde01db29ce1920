import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { Link } from '../../app/Link.tsx';
import { may } from '../../app/session.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { Fields } from '../../parts/Fields.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { MERCHANDISING, PRODUCT_PAGES } from '../../parts/merchandising.ts';
import { PlainFields } from '../../parts/PlainFields.tsx';
import { namesOf } from '../../parts/plain-field.ts';
import { usePreferences } from '../../parts/preferences.ts';
import { usePart } from './look-parts.ts';
import { PartForm } from './PartForm.tsx';
import type { Look } from './use-look.ts';

const NAMES = namesOf(MERCHANDISING);

/** The options of the store that change product pages and lists of products. */
export function ProductPart({ look, isShown }: { look: Look; isShown: boolean }) {
  const { reading, draft, save, failure, conflict, resolve, dismissConflict } = usePreferences(
    'merchandising',
    lookTexts.productPages,
  );
  const isAsking = usePart(look.parts, 'products', {
    title: lookTexts.productPages,
    unsaved: lookTexts.productPagesUnsaved,
    isDirty: draft?.isDirty ?? false,
    isRestored: draft?.isRestored ?? false,
    isInConflict: conflict !== undefined,
    error: failure?.text,
    save,
    discard: () => draft?.discard(),
  });
  return (
    <>
      <div hidden={!isShown}>
        <Loaded of={reading}>
          {() =>
            draft && (
              <PartForm onSave={() => void look.save()}>
                <p className="c-quiet">
                  {lookTexts.productPagesIntro}{' '}
                  <Link to="store-settings/merchandising">{lookTexts.stockAndProductPages}</Link>{' '}
                  {lookTexts.hasFurtherOptions}
                </p>
                <Fields mayWrite={may('store:write')}>
                  <PlainFields
                    groups={PRODUCT_PAGES}
                    value={draft.value}
                    change={draft.change}
                    errors={failure?.errors ?? {}}
                  />
                </Fields>
              </PartForm>
            )
          }
        </Loaded>
      </div>
      <ConflictDialog
        conflict={isAsking ? conflict : undefined}
        names={NAMES}
        onResolve={resolve}
        onClose={dismissConflict}
      />
    </>
  );
}
