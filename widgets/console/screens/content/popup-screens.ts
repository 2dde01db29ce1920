/** Screens of popups, fetched together, apart from the room's others. */
export { default as Popup } from './popups/Popup.tsx';
export { default as Popups } from './popups/Popups.tsx';
