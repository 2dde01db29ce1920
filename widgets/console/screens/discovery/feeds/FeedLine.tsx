import type { FeedBuild } from '#runtime/contracts/feeds.ts';
import { feedTexts } from '#runtime/i18n/en/console/discovery.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { CopyText } from '../../../parts/CopyText.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { FEED_TEXTS } from './feeds.ts';

/** The feeds of one language: how they stand, and the addresses that services fetch. */
export function FeedLine({ build }: { build: FeedBuild }) {
  const { builtAt, isBuilding, variants, feeds } = build;
  return (
    <>
      <p role="status">
        {builtAt === null
          ? feedTexts.neverBuilt
          : fill(feedTexts.builtAt, { time: dateTime(builtAt), count: variants })}
        {isBuilding && ` ${feedTexts.isWaiting}`}
      </p>
      <ul className="c-list">
        {feeds.map(({ name, urls, refused }) => (
          <li key={name}>
            <div className="c-stack">
              <span>
                <strong>{FEED_TEXTS[name]}</strong>
                {builtAt !== null && <span className="c-quiet"> {fill(feedTexts.refused, { count: refused })}</span>}
              </span>
              {urls.map((url) => (
                <CopyText
                  key={url}
                  text={url}
                  name={fill(feedTexts.addressOf, { file: url.split('/').at(-1) ?? '' })}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
