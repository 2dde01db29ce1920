import type { ItemDefinition } from '#runtime/contracts/content.ts';
import { DAY_MS, SECOND_MS } from '#runtime/domain/durations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { OwnShareServices } from '../../../parts/ShareServices.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { TimeField } from '../../../parts/TimeField.tsx';
import { itemAddress } from './item-address.ts';
import { type ItemState, STATE_TEXTS, STATES, stateOf } from './item-kinds.ts';
import type { ItemProps } from './item-props.ts';

const CHOICES = STATES.map((state) => [state, STATE_TEXTS[state]] as const);
const HINTS: Readonly<Record<ItemState, string>> = {
  published: contentTexts.visitorsSeeIt,
  scheduled: contentTexts.visitorsSeeItFromItsDate,
  draft: contentTexts.onlyPeopleWhoWork,
  'needs-review': contentTexts.visibleOnceReviewed,
  private: contentTexts.onlyPeopleWhoWork,
};

/** Returns the changes that bring an item into a state. */
export function stateChanges(state: ItemState, value: ItemDefinition, now: number): Partial<ItemDefinition> {
  const second = Math.floor(now / SECOND_MS) * SECOND_MS;
  const date = value.publishedAt ?? second;
  if (state === 'scheduled') return { status: 'published', publishedAt: date > now ? date : second + DAY_MS };
  if (state !== 'published') return { status: state };
  return { status: 'published', publishedAt: Math.min(date, second) };
}

/** Fields for the status of an item, its date and its address. */
export function StateFields({
  value,
  onChange,
  errors,
  collectionAddress,
}: ItemProps & { collectionAddress: string | undefined }) {
  const state = stateOf(value);
  const slug = value.urlSlug ?? '';
  return (
    <>
      <Choice
        label={contentTexts.status}
        value={state}
        options={CHOICES}
        onChange={(next) => onChange(stateChanges(next, value, Date.now()))}
        hint={HINTS[state]}
        error={errors.status}
      />
      <TimeField
        label={state === 'scheduled' ? contentTexts.itAppears : contentTexts.date}
        value={value.publishedAt ?? null}
        onChange={(publishedAt) => publishedAt !== null && onChange({ publishedAt })}
        hint={contentTexts.publishedItem}
        error={errors.publishedAt}
      />
      <TextField
        label={commonTexts.address}
        value={slug}
        onChange={(urlSlug) => onChange({ urlSlug })}
        autoCapitalize="none"
        spellCheck={false}
        hint={
          collectionAddress === undefined
            ? undefined
            : fill(contentTexts.visitorsFindItAt, { itemAddress: itemAddress(collectionAddress, slug) })
        }
        error={errors.urlSlug}
      />
      <TextField
        label={contentTexts.itsTitleLeadsTo}
        value={value.externalLink ?? ''}
        onChange={(link) => onChange({ externalLink: link || null })}
        hint={contentTexts.anotherPagePath}
        error={errors.externalLink}
      />
      <TextField
        label={contentTexts.whereItWasFirstPublished}
        type="url"
        value={value.sourceUrl ?? ''}
        onChange={(sourceUrl) => onChange({ sourceUrl: sourceUrl || null })}
        error={errors.sourceUrl}
      />
      <TextField
        label={contentTexts.serviceOfThatPage}
        value={value.options.serviceName}
        maxLength={50}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(serviceName) => onChange({ options: { ...value.options, serviceName } })}
        hint={contentTexts.templatesNameTheService}
        error={errors['options.serviceName']}
      />
      <Tick label={contentTexts.show} checked={value.starred} onChange={(starred) => onChange({ starred })} />
      <Tick
        label={contentTexts.visitorsMayComment}
        checked={value.commentsOpen}
        onChange={(commentsOpen) => onChange({ commentsOpen })}
      />
      <OwnShareServices
        value={value.shareButtonOptions}
        onChange={(shareButtonOptions) => onChange({ shareButtonOptions })}
      />
    </>
  );
}
