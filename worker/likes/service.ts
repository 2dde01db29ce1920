/**
 * Likes: who likes which posts and products. The triggers `like_added` and `like_deleted` keep `items.like_count`.
 */

export { likesOfPerson } from './of-person.ts';
