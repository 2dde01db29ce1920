import { useMemo } from 'react';
import { carriersOf, findCarrier } from '#runtime/domain/carriers.ts';
import { parcelTexts } from '#runtime/i18n/en/console/orders.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { OTHER, type TrackingEntry, withTracking } from './tracking-entry.ts';

interface Props {
  entry: TrackingEntry;
  onChange: (entry: TrackingEntry) => void;
  /** Where the parcel goes: its carriers come first. '' where that is not known. */
  country: string;
  error: string;
  carrierError?: string | undefined;
}

/** The fields for who carries a parcel, and for its number or tracking page. */
export function TrackingFields({ entry, onChange, country, error, carrierError }: Props) {
  const options = useMemo(() => optionsOf(country), [country]);
  const name = findCarrier(entry.carrierId)?.name;
  return (
    <>
      <Choice
        label={parcelTexts.carrier}
        value={entry.carrierId}
        onChange={(carrierId) => onChange({ ...entry, carrierId })}
        options={options}
        error={entry.carrierId === OTHER ? undefined : carrierError}
      />
      {entry.carrierId === OTHER && (
        <TextField
          label={parcelTexts.carriersName}
          value={entry.carrier}
          onChange={(carrier) => onChange({ ...entry, carrier })}
          maxLength={100}
          error={carrierError}
        />
      )}
      <TextField
        label={parcelTexts.trackingNumberOrLink}
        value={entry.tracking}
        onChange={(tracking) => onChange(withTracking(entry, tracking))}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={name ? fill(parcelTexts.buyersGetALink, { carrier: name }) : parcelTexts.buyersSeeTheNumber}
        error={error}
      />
    </>
  );
}

function optionsOf(country: string): (readonly [TrackingEntry['carrierId'], string])[] {
  return [
    ['', parcelTexts.noCarrier],
    ...carriersOf(country).map(({ id, name }) => [id, name] as const),
    [OTHER, parcelTexts.anotherCarrier],
  ];
}
