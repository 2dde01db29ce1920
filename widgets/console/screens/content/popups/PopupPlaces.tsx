import type { PopupDefinition } from '#runtime/contracts/popup.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useCollections } from '../shared/use-collections.ts';
import { useKinds } from '../shared/use-last.ts';
import type { PopupProps } from './PopupContents.tsx';
import { PLACE_CHOICES } from './popup-texts.ts';

interface Named {
  id: string;
  navigationTitle: string;
}

/** The pages on which a popup appears. */
export function PopupPlaces({ value, onChange, errors }: PopupProps) {
  const { reading, collections } = useCollections();
  const { place, excludedPaths } = value;
  const placeFor = useKinds(place, initialPlace);
  const wrong = Object.entries(errors).find(([path]) => path.startsWith('excludedPaths'));
  return (
    <>
      <Choice
        label={contentTexts.itCanAppear}
        value={place.kind}
        options={PLACE_CHOICES}
        onChange={(kind) => onChange({ place: placeFor(kind) })}
      />
      {place.kind === 'collections' && (
        <fieldset>
          <legend>{contentTexts.collections}</legend>
          <Loaded of={reading} failure={editorTexts.noCollections}>
            {() =>
              withGone(collections, place.ids).map(({ id, navigationTitle }) => (
                <Tick
                  key={id}
                  label={navigationTitle}
                  checked={place.ids.includes(id)}
                  onChange={(isOn) =>
                    onChange({
                      place: { ...place, ids: isOn ? [...place.ids, id] : place.ids.filter((each) => each !== id) },
                    })
                  }
                />
              ))
            }
          </Loaded>
          <Tick
            label={contentTexts.onlyOnPages}
            checked={place.isItemsOnly}
            onChange={(isItemsOnly) => onChange({ place: { ...place, isItemsOnly } })}
          />
        </fieldset>
      )}
      <TextArea
        label={contentTexts.neverOnThesePaths}
        value={excludedPaths.join('\n')}
        onChange={(text) => onChange({ excludedPaths: text === '' ? [] : text.split('\n') })}
        hint={contentTexts.onePathOnEach}
        error={wrong?.[1]}
      />
    </>
  );
}

/** Adds the collections that were chosen and that the shop has no more, so that they can be unticked. */
function withGone(collections: readonly Named[], ids: readonly string[]): Named[] {
  const gone = ids.filter((id) => !collections.some((collection) => collection.id === id));
  return [...collections, ...gone.map((id) => ({ id, navigationTitle: fill(contentTexts.collectionIsGone, { id }) }))];
}

function initialPlace(kind: PopupDefinition['place']['kind']): PopupDefinition['place'] {
  return kind === 'collections' ? { kind, ids: [], isItemsOnly: false } : { kind };
}
