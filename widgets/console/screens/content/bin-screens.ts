/** Screens of what was deleted or changed and can come back, fetched together, apart from the room's others. */
export { default as Bin } from './bin/Bin.tsx';
export { default as ChangeSet } from './changes/ChangeSet.tsx';
export { default as Changes } from './changes/Changes.tsx';
