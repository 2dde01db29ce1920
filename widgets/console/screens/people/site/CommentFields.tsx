import { COMMENT_SORT, type CommentSort } from '#runtime/domain/comments/rules.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { NumberField } from '../../../parts/NumberField.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import type { EditedSite } from './settings.ts';

const SWITCHES = [
  ['commentsEnabled', peopleTexts.itemsCanHaveComments, undefined],
  ['commentAnonAllowed', peopleTexts.peopleWithoutAnAccount, undefined],
  ['commentApprovalRequired', peopleTexts.commentsWaitUntil, undefined],
  ['commentThreaded', peopleTexts.commentsCanBeAnswered, undefined],
  ['commentLikesAllowed', peopleTexts.commentsCanBeLiked, undefined],
  ['commentFlagsAllowed', peopleTexts.visitorsMayReportComments, undefined],
] as const;
const SORTS = [
  [String(COMMENT_SORT.newest), peopleTexts.newest],
  [String(COMMENT_SORT.oldest), peopleTexts.oldest],
  [String(COMMENT_SORT.mostLiked), peopleTexts.mostLiked],
] as const;

/** The rules of comments. */
export function CommentFields({ value, change, errors }: Fields<EditedSite>) {
  const { websiteSettings: settings } = value;
  const set = (changes: Partial<typeof settings>) => change({ websiteSettings: { ...settings, ...changes } });
  const errorOf = (name: string) => errors[`websiteSettings.${name}`];
  return (
    <Section title={peopleTexts.comments}>
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
          label={peopleTexts.whichComeFirst}
          value={String(settings.commentSortType)}
          onChange={(number) => set({ commentSortType: Number(number) as CommentSort })}
          options={SORTS}
        />
        <NumberField
          label={peopleTexts.reportsThatHide}
          hint={peopleTexts.fromSoManyReports}
          value={settings.commentFlagThreshold}
          onChange={(commentFlagThreshold) => set({ commentFlagThreshold })}
          error={errorOf('commentFlagThreshold')}
        />
        <NumberField
          label={peopleTexts.daysUntilCommentsClose}
          hint={peopleTexts.countedFromTheItems}
          value={settings.commentDisableAfterDaysDefault}
          onChange={(commentDisableAfterDaysDefault) => set({ commentDisableAfterDaysDefault })}
          error={errorOf('commentDisableAfterDaysDefault')}
        />
      </div>
      <TextField
        label={peopleTexts.shortNameAtDisqus}
        hint={peopleTexts.templatesThatShowComments}
        value={settings.disqusShortname}
        onChange={(disqusShortname) => set({ disqusShortname })}
        error={errorOf('disqusShortname')}
      />
    </Section>
  );
}
