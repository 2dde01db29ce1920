/** Screens of who may see what, fetched together, apart from the room's others. */
export { default as MemberArea } from './areas/MemberArea.tsx';
export { default as MemberAreas } from './areas/MemberAreas.tsx';
export { default as Passwords } from './areas/Passwords.tsx';
