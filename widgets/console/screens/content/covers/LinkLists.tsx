import { MAX_SLICE_BUTTONS, MAX_SLICE_LINKS } from '#runtime/contracts/content-limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { LineField, LinkField } from './LineField.tsx';
import { ListField } from './ListField.tsx';
import { NEW_BUTTON, NEW_PROFILE, type Of } from './slice-kinds.ts';
import type { SliceProps } from './slice-props.ts';

type Button = Of<'buttons'>['buttons'][number];

const BUTTON_MAX_LENGTH = 200;
const ALIGNMENTS: [Button['alignment'], string][] = [
  ['center', contentTexts.inTheCentre],
  ['left', commonTexts.left],
  ['right', contentTexts.right],
];
const SIZES: [Button['size'], string][] = [
  ['small', contentTexts.small],
  ['medium', contentTexts.medium],
  ['large', contentTexts.large],
];
const LOOKS: [Button['type'], string][] = [
  ['primary', contentTexts.primary],
  ['secondary', contentTexts.secondary],
  ['tertiary', contentTexts.tertiary],
];

/** Buttons that stand in a row. */
export function ButtonFields({ slice, onChange, errors, path }: SliceProps<'buttons'>) {
  return (
    <ListField
      title={contentTexts.buttons}
      noun={contentTexts.button}
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
                label={fill(contentTexts.wordsOnButton, { number })}
                value={value.label}
                maxLength={BUTTON_MAX_LENGTH}
              />
              <LinkField
                {...props}
                name="link"
                label={fill(contentTexts.buttonLeadsTo, { number })}
                value={value.link}
              />
            </div>
            <div className="c-columns">
              <Choice
                label={fill(contentTexts.looksOfButton, { number })}
                value={value.type}
                options={LOOKS}
                onChange={(type) => edit({ type })}
              />
              <Choice
                label={fill(contentTexts.sizeOfButton, { number })}
                value={value.size}
                options={SIZES}
                onChange={(size) => edit({ size })}
              />
              <Choice
                label={fill(contentTexts.placeOfButton, { number })}
                value={value.alignment}
                options={ALIGNMENTS}
                onChange={(alignment) => edit({ alignment })}
              />
            </div>
            <Tick
              label={fill(contentTexts.buttonOpensANew, { number })}
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
      title={contentTexts.links}
      noun={contentTexts.link}
      values={slice.links}
      onChange={(links) => onChange({ links })}
      errors={errors}
      path={`${path}.links`}
      most={MAX_SLICE_LINKS}
      empty={contentTexts.withoutLinks}
      fresh={{ title: '', url: '' }}
    >
      {({ value, path: own }, edit, number) => {
        const props = { onChange: edit, errors, path: own };
        return (
          <div className="c-columns">
            <LineField {...props} name="title" label={fill(contentTexts.titleOfLink, { number })} value={value.title} />
            <LinkField {...props} name="url" label={fill(contentTexts.linkLeadsTo, { number })} value={value.url} />
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
      title={contentTexts.profiles}
      noun={contentTexts.profile}
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
              label={fill(contentTexts.addressOfProfile, { number })}
              value={value.url}
              hint="https://www.instagram.com/…"
            />
            <LineField
              {...props}
              name="title"
              label={fill(contentTexts.titleOfProfile, { number })}
              value={value.title}
              hint={contentTexts.withoutOne}
            />
          </div>
        );
      }}
    </ListField>
  );
}
