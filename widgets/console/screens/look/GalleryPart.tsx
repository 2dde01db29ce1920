import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { Link } from '../../app/Link.tsx';
import { may } from '../../app/session.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { Fields } from '../../parts/Fields.tsx';
import { GalleryFields } from '../../parts/GalleryFields.tsx';
import { GALLERY_TITLES } from '../../parts/gallery-texts.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Tick } from '../../parts/Tick.tsx';
import { PartForm } from './PartForm.tsx';
import type { ShownCollection } from './shown-page.ts';
import { useGallery } from './use-gallery.ts';
import type { Look } from './use-look.ts';

const MAKES_GALLERY = lookTexts.picturesOfItsItems;
const NAMES = { ...GALLERY_TITLES, makesGallery: MAKES_GALLERY };

interface Props {
  look: Look;
  collection: ShownCollection;
  /** Whether it is the part that the panel shows; a part that is unsaved stays open behind it. */
  isShown: boolean;
}

/** The options of a collection's gallery. */
export function GalleryPart({ look, collection, isShown }: Props) {
  const { reading, value, errors, conflict, change, resolve, dismissConflict } = useGallery(look, collection);
  return (
    <>
      <div hidden={!isShown}>
        <Loaded of={reading}>
          {() =>
            value && (
              <PartForm onSave={() => void look.save()}>
                <p className="c-quiet">
                  {lookTexts.galleryOf}{' '}
                  <Link to={`pages/${encodeURIComponent(collection.id)}`}>{collection.title}</Link>
                  {lookTexts.pageShowsMostChanges}
                </p>
                {!look.subject.hasGallery && <p className="c-quiet">{lookTexts.thisPageHasNo}</p>}
                <Fields mayWrite={may('content:write')}>
                  <Tick
                    label={MAKES_GALLERY}
                    checked={value.makesGallery}
                    onChange={(makesGallery) => change({ makesGallery })}
                    hint={lookTexts.withoutItAPage}
                  />
                  {value.makesGallery && (
                    <GalleryFields
                      value={value}
                      onChange={(options) => change(options)}
                      errors={errors}
                      path="options.gallery"
                    />
                  )}
                </Fields>
              </PartForm>
            )
          }
        </Loaded>
      </div>
      <ConflictDialog conflict={conflict} names={NAMES} onResolve={resolve} onClose={dismissConflict} />
    </>
  );
}
