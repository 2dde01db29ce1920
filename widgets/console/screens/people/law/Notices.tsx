import type { OwnerNotices } from '#runtime/contracts/notices.ts';
import { OFFICIAL_FILES_URL } from '#runtime/domain/law/official-files.ts';
import { lawTexts } from '#runtime/i18n/en/console/law.ts';
import { useAnswer } from '../../../app/query.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { NoticeEntry } from './NoticeEntry.tsx';

const BACK = { to: 'law', text: lawTexts.whatTheLawAsksOfThisShop };

/** The official notices of the legal guarantee: in which languages the shop needs them, and which files it has. */
export default function Notices() {
  const reading = useAnswer('/api/owner/law/notices');
  return (
    <Page title={lawTexts.notices} back={BACK}>
      <p>
        {lawTexts.noticesExplained}{' '}
        <a href={OFFICIAL_FILES_URL} target="_blank" rel="noreferrer">
          {lawTexts.openTheOfficialPage}
        </a>
      </p>
      <p className="c-quiet">{lawTexts.whereNoticesStand}</p>
      <Loaded of={reading}>
        {(answer) =>
          languagesOf(answer).map((language) => (
            <Section key={language} title={languageName(language)}>
              <NoticeEntry
                language={language}
                notice={answer.notices.find((notice) => notice.language === language)}
                isWanted={answer.wanted.languages.includes(language)}
              />
            </Section>
          ))
        }
      </Loaded>
    </Page>
  );
}

/** The languages that the shop needs, before those of which it has a file all the same. */
function languagesOf({ wanted, notices }: OwnerNotices): string[] {
  return [...new Set([...wanted.languages, ...notices.map(({ language }) => language)])];
}
