/**
 * Returns what guesses of a contributor's password count by, whether somebody signs in or confirms. They count apart from
 * those on a site user of the same address.
 */
export function attemptsOn(email: string): string {
  return `contributor|${email}`;
}
