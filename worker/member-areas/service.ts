/** Member areas: pages that only members see, and who is one. */

export { findDoor, isMember } from './access.ts';
export { eraseMembershipsStatements } from './erase.ts';
export { areasOpenedBy, joinedAreas, joinStatements } from './join.ts';
export { findArea, membershipsOf } from './repository.ts';
