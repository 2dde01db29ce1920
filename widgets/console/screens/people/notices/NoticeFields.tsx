import type { Preferences } from '#runtime/contracts/preferences.ts';
import { MAILED_KINDS, type MailedKind, NOTICE_KINDS, type NoticeKind } from '#runtime/domain/notice-kinds.ts';
import { noticeTexts } from '#runtime/i18n/en/console/notices.ts';
import { Section } from '../../../parts/Section.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import { kindName } from './notice-text.ts';

/** For each kind of notice, whether the console lists it, and whether a mail is sent where there is one. */
export function NoticeFields({ value, change }: Fields<Preferences<'notices'>>) {
  const { noMail, notListed } = value;
  return (
    <>
      <Section title={noticeTexts.inTheConsole}>
        {NOTICE_KINDS.map((kind) => (
          <Tick
            key={kind}
            label={kindName(kind)}
            checked={!notListed.includes(kind)}
            onChange={(isWanted) => change({ notListed: without(notListed, kind, isWanted) })}
          />
        ))}
      </Section>
      <Section title={noticeTexts.byMail}>
        {MAILED_KINDS.map((kind) => (
          <Tick
            key={kind}
            label={kindName(kind)}
            checked={!noMail.includes(kind)}
            onChange={(isWanted) => change({ noMail: without<MailedKind>(noMail, kind, isWanted) })}
          />
        ))}
      </Section>
    </>
  );
}

function without<Kind extends NoticeKind>(muted: readonly Kind[], kind: Kind, isWanted: boolean): Kind[] {
  const others = muted.filter((each) => each !== kind);
  return isWanted ? others : [...others, kind];
}
