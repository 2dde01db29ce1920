import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../domain/email.ts';

/** What an owner's program sends and receives of member areas: pages that only their members see. */

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const ms = z.int().check(z.minimum(0));

/** Body of `PUT /api/owner/member-areas/:areaId`. */
export const MemberAreaDefinition = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** Plain text for those who are not members. */
  description: z._default(z.string().check(z.maxLength(2_000)), ''),
  /** The paywall product whose buyers become members; null where nobody can join by buying. */
  paywallItemId: z._default(z.nullable(id), null),
});
export type MemberAreaDefinition = z.infer<typeof MemberAreaDefinition>;

/** Body of `POST /api/owner/member-areas`. */
export const NewMemberArea = z.extend(MemberAreaDefinition, { id: z.optional(id) });
export type NewMemberArea = z.infer<typeof NewMemberArea>;

/** A member area as its owner receives it. `version` goes into `If-Match` of the next change. */
export const OwnerMemberArea = z.extend(MemberAreaDefinition, { id, version: z.int(), updatedAt: ms });
export type OwnerMemberArea = z.infer<typeof OwnerMemberArea>;

/** Answer of `GET /api/owner/member-areas`, by title. */
export const OwnerMemberAreas = z.strictObject({ memberAreas: z.array(OwnerMemberArea) });
export type OwnerMemberAreas = z.infer<typeof OwnerMemberAreas>;

/** Body of `PUT /api/owner/member-areas/:areaId/members/:email`: a membership that the owner gives. */
export const GivenMembership = z.strictObject({
  /** Null for a membership without an end. */
  endsAt: z._default(z.nullable(ms), null),
});
export type GivenMembership = z.infer<typeof GivenMembership>;

/** A person's membership. */
export const Membership = z.strictObject({
  email: z.string(),
  /** The order that it was bought with; null where the owner gave it. */
  orderId: z.nullable(z.string()),
  startsAt: ms,
  /** The end of what was paid for, or of what was given; null for none. */
  endsAt: z.nullable(ms),
  /** Whether the person sees the area's pages now: the membership has not ended, and its order was not refunded. */
  isActive: z.boolean(),
});
export type Membership = z.infer<typeof Membership>;

/** Answer of `GET /api/owner/member-areas/:areaId/members`, by address. */
export const Memberships = z.strictObject({
  members: z.array(Membership),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type Memberships = z.infer<typeof Memberships>;

/** An address in a path of the API. */
export const MemberEmail = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_LENGTH), z.regex(/^[^\s@]+@[^\s@]+$/));
