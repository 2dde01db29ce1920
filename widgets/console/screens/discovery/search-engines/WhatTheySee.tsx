import type { DiscoveryState, HiddenReason } from '#runtime/contracts/discovery-state.ts';
import { discoveryTexts } from '#runtime/i18n/en/console/discovery.ts';
import { Link } from '../../../app/Link.tsx';
import { Section } from '../../../parts/Section.tsx';

/** Each reason with the screen on which it is changed. */
const REASONS: Readonly<Record<HiddenReason, readonly [text: string, screen: string, link: string]>> = {
  notOpen: [discoveryTexts.notOpen, 'opening', discoveryTexts.toOpening],
  locked: [discoveryTexts.locked, 'passwords', discoveryTexts.toPasswords],
  testMode: [discoveryTexts.testMode, 'payments', discoveryTexts.toPayments],
  trialHost: [discoveryTexts.trialHost, 'domains', discoveryTexts.toDomains],
  status: [discoveryTexts.status, 'settings', discoveryTexts.toSettings],
};

const FILES: readonly (readonly [path: string, about: string])[] = [
  ['/robots.txt', discoveryTexts.robotsFile],
  ['/sitemap.xml', discoveryTexts.sitemapFile],
  ['/llms.txt', discoveryTexts.llmsFile],
];

/** Whether the shop is found, why not, what programs read of it, and how a result may look. */
export function WhatTheySee({ state }: { state: DiscoveryState }) {
  const { origin, hiddenBecause, home } = state;
  const isFound = hiddenBecause.length === 0;
  return (
    <Section
      title={discoveryTexts.whatTheySee}
      actions={
        <span className={isFound ? 'c-badge' : 'c-badge c-badge--warn'}>
          {isFound ? discoveryTexts.isFound : discoveryTexts.isNotFound}
        </span>
      }
    >
      {isFound ? <p>{discoveryTexts.isFoundText}</p> : <p>{discoveryTexts.isNotFoundText}</p>}
      {!isFound && (
        <ul>
          {hiddenBecause.map((reason) => {
            const [text, screen, link] = REASONS[reason];
            return (
              <li key={reason}>
                {text} <Link to={screen}>{link}</Link>
              </li>
            );
          })}
        </ul>
      )}
      {isFound && (
        <ul>
          {FILES.map(([path, about]) => (
            <li key={path}>
              <a href={origin + path} target="_blank" rel="noreferrer">
                {path}
              </a>{' '}
              {about}
            </li>
          ))}
        </ul>
      )}
      <h3>{discoveryTexts.preview}</h3>
      <p className="c-quiet">{origin}</p>
      <p>
        <strong>{home.title}</strong>
      </p>
      {home.description ? (
        <p>{home.description}</p>
      ) : (
        <p>
          {discoveryTexts.noDescription} <Link to="pages">{discoveryTexts.toPages}</Link>
        </p>
      )}
    </Section>
  );
}
