/** Selector of the pills, links and buttons that open the drawer. */
export const OPENER = '[data-sq-opens=cart]';
