import { readSessionState } from '../account/account-call.ts';
import { isSiteUser } from '../account/answers.ts';
import type { DeclaredValues } from '../domain/declaration.ts';
import { report } from '../report.ts';
import { mayBeSignedIn } from '../session/may-be-signed-in.ts';

/** Resolves to name and address of the person who is signed in; {} for nobody, and where they cannot be had. */
export async function readPerson(): Promise<DeclaredValues> {
  if (!mayBeSignedIn()) return {};
  try {
    const { siteUser } = await readSessionState();
    if (!isSiteUser(siteUser)) return {};
    return { name: `${siteUser.firstName} ${siteUser.lastName}`.trim(), email: siteUser.email };
  } catch (error) {
    report(error, 'the fields of a declaration stay empty');
    return {};
  }
}
