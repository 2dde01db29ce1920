/** Lessons: what signed-in people have finished. */
export { finishedOf, type Progress, progressOf } from './progress.ts';
