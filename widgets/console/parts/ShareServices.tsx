import type { ShareButtonOptions } from '#runtime/contracts/share-options.ts';
import { SHARE_SERVICES } from '#runtime/contracts/share-services.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { Tick } from './Tick.tsx';

interface Props {
  value: ShareButtonOptions;
  onChange: (value: ShareButtonOptions) => void;
}

/** A box to tick for each service by which visitors share a page. */
export function ShareServices({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend>{commonTexts.buttonsToShare}</legend>
      {Object.entries(SHARE_SERVICES).map(([number, { name }]) => (
        <Tick
          key={number}
          label={name}
          checked={value[number] === true}
          onChange={(isOn) => onChange({ ...value, [number]: isOn })}
        />
      ))}
    </fieldset>
  );
}

/** The same for one item, which has the site's services until it gets its own. */
export function OwnShareServices({
  value,
  onChange,
}: {
  value: ShareButtonOptions | null;
  onChange: (value: ShareButtonOptions | null) => void;
}) {
  return (
    <>
      <Tick
        label={commonTexts.ownShareButtons}
        hint={commonTexts.withoutThemThoseOfTheShop}
        checked={value !== null}
        onChange={(isOwn) => onChange(isOwn ? {} : null)}
      />
      {value !== null && <ShareServices value={value} onChange={onChange} />}
    </>
  );
}
