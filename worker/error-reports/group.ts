import { messageKind } from '#runtime/domain/error-text.ts';
import type { FoundError, FoundErrors } from '../env.ts';
import { sha256 } from '../session/service.ts';
import { templateMessageKind } from './template-message.ts';

const ID_LENGTH = 32;

/** Errors of one site that are alike, with their counts by day. */
export interface CountedGroup extends Omit<FoundError, 'count'> {
  id: string;
  /** Ms since the epoch. */
  firstSeenAt: number;
  lastSeenAt: number;
  /** The numbers of the networks from which it was reported, as a set of bits. */
  networks: number;
  /** Counts by ISO day, UTC. */
  days: Record<string, number>;
}

/** Returns the groups of errors by site; the first error of each stands for the others. */
export function groupErrors(all: readonly FoundErrors[]): Map<string, CountedGroup[]> {
  const sites = new Map<string, Map<string, CountedGroup>>();
  for (const { siteId, errors, at, network } of all) {
    const groups = sites.get(siteId) ?? new Map<string, CountedGroup>();
    sites.set(siteId, groups);
    const day = new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
    for (const { count, ...error } of errors) {
      const id = groupId(error);
      const group = groups.get(id) ?? { ...error, id, firstSeenAt: at, lastSeenAt: at, networks: 0, days: {} };
      group.firstSeenAt = Math.min(group.firstSeenAt, at);
      group.lastSeenAt = Math.max(group.lastSeenAt, at);
      group.networks = (group.networks | (1 << network)) >>> 0;
      group.days[day] = (group.days[day] ?? 0) + count;
      groups.set(id, group);
    }
  }
  return new Map([...sites].map(([siteId, groups]) => [siteId, [...groups.values()]]));
}

/** Names what errors have in common, beside their site. */
function groupId({ source, message, place, version }: Omit<FoundError, 'count'>): string {
  const kind = source === 'template' ? templateMessageKind(message) : messageKind(message);
  return sha256(JSON.stringify([source, kind, place, version])).slice(0, ID_LENGTH);
}
