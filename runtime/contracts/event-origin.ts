/** The place where a program runs, as the platform names it: with a developer, in tests, on a staging host, with visitors. */
export const ENVIRONMENTS = ['dev', 'qa', 'staging', 'prod'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The sender of an event, as the platform names it: a page, an app of the platform, or the shop's own server. */
export const EVENT_SOURCES = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];
