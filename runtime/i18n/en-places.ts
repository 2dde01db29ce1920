/** Texts (see `en.ts`) of the places that are suggested in address fields; `{provider}` is a service's name. */
export const places = {
  list: 'Suggested places',
  offered: 'There are suggestions. Use the up and down arrows to choose one.',
  source: 'Suggestions by {provider}',
} as const;
