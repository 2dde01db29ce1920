/** Member areas: pages for members only, and memberships. */

export { findDoor, isMember } from './access.ts';
export { eraseMembershipsStatements } from './erase.ts';
export { areasOpenedBy, joinedAreas, joinStatements } from './join.ts';
export { findArea, membershipsOf } from './repository.ts';
