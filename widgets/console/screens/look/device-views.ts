import { DEVICE_VIEWS, type DeviceView } from '#runtime/contracts/site-enumerations.ts';

/** Width of the widest window that is called a phone, in CSS pixels; the windows from a pixel more on are desktops. */
const PHONE_MAX_PX = 432;

/**
 * The windows that are called so, as media queries. None is called a tablet: people choose that view, and a page in it
 * has the layout of its width.
 */
export const DEVICE_QUERIES: Readonly<Record<DeviceView, string>> = {
  desktop: `(min-width: ${PHONE_MAX_PX + 1}px)`,
  phone: `(max-width: ${PHONE_MAX_PX}px)`,
  tablet: 'not all',
};

/** Widths of the views, in CSS pixels. */
export const VIEW_WIDTHS: Readonly<Record<DeviceView, number>> = { desktop: 1280, phone: 390, tablet: 768 };

/** Returns what a window is called; `matches` answers a media query of it. */
export function deviceOf(matches: (query: string) => boolean): DeviceView {
  return DEVICE_VIEWS.find((device) => matches(DEVICE_QUERIES[device])) ?? 'desktop';
}
