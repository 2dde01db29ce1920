/** A title of the platform's accordion block, which opens the text below it. */
export const ACCORDION_BUTTON = 'button.accordion-item__click-target';
