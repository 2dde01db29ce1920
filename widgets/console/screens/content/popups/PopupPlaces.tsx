import type { PopupDefinition } from '#runtime/contracts/popup.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useCollections } from '../shared/use-collections.ts';
import { useKinds } from '../shared/use-last.ts';
import type { PopupProps } from './PopupContents.tsx';
import { PLACE_CHOICES } from './popup-words.ts';

interface Named {
  id: string;
  navigationTitle: string;
}

/** The pages on which a popup appears. */
export function PopupPlaces({ value, onChange, errors }: PopupProps) {
  const { reading, collections } = useCollections();
  const { place, excludedPaths } = value;
  const placeOf = useKinds(place, usualPlace);
  const wrong = Object.entries(errors).find(([path]) => path.startsWith('excludedPaths'));
  return (
    <>
      <Choice
        label="It can appear"
        value={place.kind}
        options={PLACE_CHOICES}
        onChange={(kind) => onChange({ place: placeOf(kind) })}
      />
      {place.kind === 'collections' && (
        <fieldset>
          <legend>Collections</legend>
          <Loaded of={reading} failure={EDITOR.noCollections}>
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
            label="Only on pages of single items, and not on their lists"
            checked={place.isItemsOnly}
            onChange={(isItemsOnly) => onChange({ place: { ...place, isItemsOnly } })}
          />
        </fieldset>
      )}
      <TextArea
        label="Never on these paths"
        value={excludedPaths.join('\n')}
        onChange={(text) => onChange({ excludedPaths: text === '' ? [] : text.split('\n') })}
        hint="One path on each line, such as /about. A * at the end stands for all that begin so."
        error={wrong?.[1]}
      />
    </>
  );
}

/** Adds the collections that were chosen and that the shop has no more, so that they can be unticked. */
function withGone(collections: readonly Named[], ids: readonly string[]): Named[] {
  const gone = ids.filter((id) => !collections.some((collection) => collection.id === id));
  return [...collections, ...gone.map((id) => ({ id, navigationTitle: `${id}, which the shop has no more` }))];
}

function usualPlace(kind: PopupDefinition['place']['kind']): PopupDefinition['place'] {
  return kind === 'collections' ? { kind, ids: [], isItemsOnly: false } : { kind };
}
