/** Likes: who likes which posts and products. */
export { likesOfPerson } from './of-person.ts';
