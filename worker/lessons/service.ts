/** Lessons: what signed-in people have finished. */
export { finishedOf } from './progress.ts';
