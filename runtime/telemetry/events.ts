import type { EventDetails, EventName } from '../contracts/telemetry.ts';
import { mayTrack, type TrackingFacts } from '../domain/may-track.ts';
import { readSiteUser } from '../session/site-user.ts';
import { isOwnOrigin } from '../transport.ts';
import { visitorIds } from './ids.ts';
import type { PageFacts } from './page-facts.ts';
import { type Member, newerPayload, olderPayload, type Viewer } from './payloads.ts';
import type { Calls } from './post.ts';
import { randomId } from './random-id.ts';
import { sendToTags } from './tags.ts';
import { isNew } from './tracked.ts';
import { isValidating } from './validate-mode.ts';
import type { About, Task } from './visit.ts';

const RECORD_EVENT = '/api/events/RecordEvent';
const EVENTS_SERVICE = '/api/v1/clanker/events';
/** Statuses of an event that was taken. */
const TAKEN = [200, 202];

/** What happened, when and where. Addresses are clean; `at` is in ms since the epoch. */
export interface Happened {
  name: EventName;
  about: About;
  at: number;
  url: string;
  referrer: string;
}

/** Returns the task that sends an event to the shop and to the page's own tags. */
export function eventTask(
  { name, about: { id, ...about }, at, ...place }: Happened,
  page: PageFacts,
  calls: Calls,
): Task {
  return (facts) => {
    if (id !== undefined && !isNew(`${name} ${id}`)) return;
    const mayMarket = mayTrack(facts, 'marketing');
    const details: EventDetails = { event_id: id ?? randomId(), ...about };
    const content = JSON.stringify(newerPayload(viewer(place, mayMarket), at, details));
    void postEvent(name, JSON.stringify(olderPayload(page, member(facts), details)), calls);
    if (isValidating()) void import('./validate-event.ts').then(({ validateEvent }) => validateEvent(name, content));
    else calls.postAway(EVENTS_SERVICE, { eventContent: content, eventSchemaName: name });
    sendToTags(name, details, { mayMarket });
  };
}

async function postEvent(event: EventName, data: string, { post }: Calls): Promise<void> {
  const once = () => post(RECORD_EVENT, { event, data });
  let answer = await once();
  // On the shop's own pages, the refusal has brought a fresh crumb.
  if (answer?.status === 403) answer = await once();
  if (answer && !TAKEN.includes(answer.status)) {
    console.error(`Error tracking event: HTTP Status ${answer.status}`);
  }
}

/**
 * Returns who is signed in at the shop, where they have agreed to be recorded; anybody else is a visitor without a name. A
 * cookie of the same name on another site is about that site's users.
 */
function member({ choice }: TrackingFacts): Member | null {
  const user = isOwnOrigin() && choice?.includes('analytics') ? readSiteUser() : undefined;
  return user?.authenticated ? { id: user.siteUserId, language: navigator.language } : null;
}

function viewer(place: { url: string; referrer: string }, mayMarket: boolean): Viewer {
  return {
    ...visitorIds({ mayMarket }),
    language: navigator.language,
    window: { width: innerWidth, height: innerHeight },
    ...place,
  };
}
