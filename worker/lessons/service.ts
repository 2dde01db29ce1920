/** Lessons: what signed-in people have finished. */
export { lessonsOfPerson } from './of-person.ts';
export { finishedOf, type Progress, progressOf } from './progress.ts';
