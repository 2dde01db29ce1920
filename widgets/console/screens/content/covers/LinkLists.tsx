import { MAX_SLICE_BUTTONS, MAX_SLICE_LINKS } from '#runtime/contracts/content-limits.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { LineField, LinkField } from './LineField.tsx';
import { ListField } from './ListField.tsx';
import { NEW_BUTTON, NEW_PROFILE, type Of } from './slice-kinds.ts';
import type { SliceProps } from './slice-props.ts';

type Button = Of<'buttons'>['buttons'][number];

const BUTTON_MAX_LENGTH = 200;
const ALIGNMENTS: [Button['alignment'], string][] = [
  ['center', 'In the centre'],
  ['left', 'Left'],
  ['right', 'Right'],
];
const SIZES: [Button['size'], string][] = [
  ['small', 'Small'],
  ['medium', 'Medium'],
  ['large', 'Large'],
];
const LOOKS: [Button['type'], string][] = [
  ['primary', 'Primary'],
  ['secondary', 'Secondary'],
  ['tertiary', 'Tertiary'],
];

/** Buttons that stand in a row. */
export function ButtonFields({ slice, onChange, errors, path }: SliceProps<'buttons'>) {
  return (
    <ListField
      title="Buttons"
      noun="button"
      values={slice.buttons}
      onChange={(buttons) => onChange({ buttons })}
      errors={errors}
      path={`${path}.buttons`}
      most={MAX_SLICE_BUTTONS}
      fresh={NEW_BUTTON}
    >
      {({ value, path: own }, edit, number) => {
        const props = { onChange: edit, errors, path: own };
        return (
          <>
            <div className="c-columns">
              <LineField
                {...props}
                name="label"
                label={`Words on button ${number}`}
                value={value.label}
                maxLength={BUTTON_MAX_LENGTH}
              />
              <LinkField {...props} name="link" label={`Button ${number} leads to`} value={value.link} />
            </div>
            <div className="c-columns">
              <Choice
                label={`Looks of button ${number}`}
                value={value.type}
                options={LOOKS}
                onChange={(type) => edit({ type })}
              />
              <Choice
                label={`Size of button ${number}`}
                value={value.size}
                options={SIZES}
                onChange={(size) => edit({ size })}
              />
              <Choice
                label={`Place of button ${number}`}
                value={value.alignment}
                options={ALIGNMENTS}
                onChange={(alignment) => edit({ alignment })}
              />
            </div>
            <Tick
              label={`Button ${number} opens a new window`}
              checked={value.newWindow}
              onChange={(newWindow) => edit({ newWindow })}
            />
          </>
        );
      }}
    </ListField>
  );
}

/** Links with their titles; without any, the main menu of the shop. */
export function NavigationFields({ slice, onChange, errors, path }: SliceProps<'navigation'>) {
  return (
    <ListField
      title="Links"
      noun="link"
      values={slice.links}
      onChange={(links) => onChange({ links })}
      errors={errors}
      path={`${path}.links`}
      most={MAX_SLICE_LINKS}
      empty="Without links of its own it shows the main menu."
      fresh={{ title: '', url: '' }}
    >
      {({ value, path: own }, edit, number) => {
        const props = { onChange: edit, errors, path: own };
        return (
          <div className="c-columns">
            <LineField {...props} name="title" label={`Title of link ${number}`} value={value.title} />
            <LinkField {...props} name="url" label={`Link ${number} leads to`} value={value.url} />
          </div>
        );
      }}
    </ListField>
  );
}

/** The pages that the shop has elsewhere. */
export function ProfileFields({ slice, onChange, errors, path }: SliceProps<'social-icons'>) {
  return (
    <ListField
      title="Profiles"
      noun="profile"
      values={slice.profiles}
      onChange={(profiles) => onChange({ profiles })}
      errors={errors}
      path={`${path}.profiles`}
      most={MAX_SLICE_LINKS}
      fresh={NEW_PROFILE}
    >
      {({ value, path: own }, edit, number) => {
        const props = { onChange: edit, errors, path: own };
        return (
          <div className="c-columns">
            <LinkField
              {...props}
              name="url"
              label={`Address of profile ${number}`}
              value={value.url}
              hint="https://www.instagram.com/…"
            />
            <LineField
              {...props}
              name="title"
              label={`Title of profile ${number}`}
              value={value.title}
              hint="Without one it is called after its site."
            />
          </div>
        );
      }}
    </ListField>
  );
}
