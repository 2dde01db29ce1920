import { adoptStyles } from './adopt-styles.ts';
import styles from './turn-button.css';

/** Creates a round button with an arrow, which turns to the previous (-1) or next (1) picture or product of the page. */
export function createTurnButton(step: -1 | 1, label: string, turn: (step: number) => void): HTMLButtonElement {
  adoptStyles(document, styles);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sq-turn';
  // On right-to-left pages the browser itself mirrors these, as it mirrors brackets.
  button.textContent = step < 0 ? '‹' : '›';
  button.setAttribute('aria-label', label);
  button.onclick = () => turn(step);
  return button;
}
