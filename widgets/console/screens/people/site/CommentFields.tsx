import { COMMENT_SORT, type CommentSort } from '#runtime/domain/comments/rules.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { NumberField } from '../../../parts/NumberField.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import type { EditedSite } from './settings.ts';

const SWITCHES = [
  ['commentsEnabled', 'Items can have comments', undefined],
  ['commentAnonAllowed', 'People without an account may write', undefined],
  ['commentApprovalRequired', 'Comments wait until you approve them', undefined],
  ['commentThreaded', 'Comments can be answered', undefined],
  ['commentLikesAllowed', 'Comments can be liked', undefined],
  ['commentFlagsAllowed', 'Visitors may report comments', undefined],
] as const;
const SORTS = [
  [String(COMMENT_SORT.newest), 'The newest'],
  [String(COMMENT_SORT.oldest), 'The oldest'],
  [String(COMMENT_SORT.mostLiked), 'The most liked'],
] as const;

/** The rules of comments. */
export function CommentFields({ value, change, errors }: Fields<EditedSite>) {
  const { websiteSettings: settings } = value;
  const set = (changes: Partial<typeof settings>) => change({ websiteSettings: { ...settings, ...changes } });
  const errorOf = (name: string) => errors[`websiteSettings.${name}`];
  return (
    <Section title="Comments">
      <div>
        {SWITCHES.map(([name, label, hint]) => (
          <Tick
            key={name}
            label={label}
            hint={hint}
            checked={settings[name]}
            onChange={(isOn) => set({ [name]: isOn })}
          />
        ))}
      </div>
      <div className="c-columns">
        <Choice
          label="Which come first"
          value={String(settings.commentSortType)}
          onChange={(number) => set({ commentSortType: Number(number) as CommentSort })}
          options={SORTS}
        />
        <NumberField
          label="Reports that hide a comment"
          hint="From so many reports on it waits for you; 0 for never."
          value={settings.commentFlagThreshold}
          onChange={(commentFlagThreshold) => set({ commentFlagThreshold })}
          error={errorOf('commentFlagThreshold')}
        />
        <NumberField
          label="Days until comments close"
          hint="Counted from the item’s publication; 0 for never."
          value={settings.commentDisableAfterDaysDefault}
          onChange={(commentDisableAfterDaysDefault) => set({ commentDisableAfterDaysDefault })}
          error={errorOf('commentDisableAfterDaysDefault')}
        />
      </div>
      <TextField
        label="Short name at Disqus"
        hint="Templates that show comments of Disqus read it. Leave it empty where you have none."
        value={settings.disqusShortname}
        onChange={(disqusShortname) => set({ disqusShortname })}
        error={errorOf('disqusShortname')}
      />
    </Section>
  );
}
