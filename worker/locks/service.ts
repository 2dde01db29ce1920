/** Passwords that visitors of a site or of some of its pages must know, and the screen that asks for them. */

export { answerLocked, pathOf } from './lock-screen.ts';
