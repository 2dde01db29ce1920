/** Programs that say so in their name. */
const PROGRAM = /\b(bot|crawler|spider)\b|bot\/|crawl|slurp|facebookexternalhit|preview/i;

/** Whether a call comes from a program that says so; what programs do is no visitor's. */
export function isProgram(call: { header(name: 'User-Agent'): string | undefined }): boolean {
  return PROGRAM.test(call.header('User-Agent') ?? '');
}
