import { useState } from 'react';
import type { SiteFeeds } from '#runtime/contracts/feeds.ts';
import { feedTexts } from '#runtime/i18n/en/console/discovery.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { CopyText } from '../../../parts/CopyText.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { FeedLine } from './FeedLine.tsx';
import { FeedProblemList } from './FeedProblemList.tsx';
import { buildFeed, FEEDS } from './feeds.ts';

/** The shop's product feeds: their addresses, how they stand, and what services would refuse. */
export default function Feeds() {
  const reading = useAnswer(FEEDS);
  const [chosen, setChosen] = useState<string>();
  const [isBuilding, setBuilding] = useState(false);
  const language = chosen ?? reading.data?.builds[0]?.language;
  const build = async () => {
    if (language === undefined) return;
    setBuilding(true);
    await buildFeed(language).finally(() => setBuilding(false));
  };
  return (
    <Page
      title={feedTexts.title}
      actions={
        may('catalogue:write') && (
          <button
            type="button"
            className="c-button c-button--main"
            aria-disabled={isBuilding}
            onClick={() => void (!isBuilding && build())}
          >
            {isBuilding ? feedTexts.building : feedTexts.build}
          </button>
        )
      }
    >
      <p>{feedTexts.intro}</p>
      <Loaded of={reading}>{(feeds) => <Chosen feeds={feeds} language={language} onChoose={setChosen} />}</Loaded>
    </Page>
  );
}

interface ChosenProps {
  feeds: SiteFeeds;
  language: string | undefined;
  onChoose: (language: string) => void;
}

function Chosen({ feeds: { isFindable, builds, productsUrl }, language, onChoose }: ChosenProps) {
  const build = builds.find((candidate) => candidate.language === language);
  if (!build) return null;
  return (
    <>
      {!isFindable && <p role="status">{feedTexts.notFindable}</p>}
      {builds.length > 1 && (
        <label className="c-field">
          {feedTexts.whichLanguage}
          <select value={build.language} onChange={({ target }) => onChoose(target.value)}>
            {builds.map((each) => (
              <option key={each.language} value={each.language}>
                {languageName(each.language)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Section title={fill(feedTexts.inLanguage, { language: languageName(build.language) })}>
        <FeedLine build={build} />
        <p>
          {feedTexts.products}{' '}
          <CopyText text={productsUrl} name={fill(feedTexts.addressOf, { file: 'products.json' })} />
        </p>
      </Section>
      <Section title={feedTexts.problems}>
        <p className="c-quiet">{feedTexts.problemsIntro}</p>
        <FeedProblemList language={build.language} />
      </Section>
    </>
  );
}
