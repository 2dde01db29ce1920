import type { Purpose } from '../domain/may-track.ts';
import { allowed } from './allowed.ts';

/** The two interfaces of the Interactive Advertising Bureau: TCF for Europe, and GPP with sections for all laws. */
interface IabTools {
  __tcfapi?: (command: string, version: number, listener: (data: TcfData, isSuccess: boolean) => void) => void;
  __gpp?: (command: string, listener: (data: GppData | { pingData?: GppData }, isSuccess: boolean) => void) => void;
}

interface TcfData {
  eventStatus?: string;
  gdprApplies?: boolean;
  purpose?: { consents?: Record<string, boolean> };
}

interface GppData {
  signalStatus?: string;
  /** Numbers of the sections whose law applies to the visitor. */
  applicableSections?: number[];
  parsedSections?: Record<string, unknown>;
}

/** TCF's numbers of the purposes that each of ours needs: measuring for numbers, profiles and advertising for ads. */
const TCF_ANALYTICS = ['1', '8'] as const;
const TCF_MARKETING = ['1', '3', '4', '7'] as const;
/** GPP's sections of the USA and its states, from number 7 on: where nothing is refused, all is allowed. */
const US_SECTIONS =
  'usnat usca usva usco usut usct usfl usmt usor ustx usde usia usne usnh usnj ustn usmn usmd usin usky usri'.split(
    ' ',
  );
const FIRST_US_SECTION = 7;
const OPT_OUTS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];
const OPTED_OUT = 1;

/**
 * Calls the listener with what TCF says where European law applies, or else with what GPP says under the law of a state
 * of the USA. Everything else of GPP decides nothing. Returns whether
 * the page has one of both.
 */
export function followIab(listener: (purposes: Purpose[]) => void): boolean {
  const { __tcfapi, __gpp } = window as unknown as IabTools;
  /** The answer by TCF; undefined while it may apply and the visitor has not answered. */
  let byTcf: Purpose[] | 'free' | undefined = __tcfapi ? undefined : 'free';
  let byGpp: Purpose[] | undefined;
  const notify = () => {
    const purposes = byTcf === 'free' ? (byGpp ?? (__tcfapi && allowed(true, true))) : byTcf;
    if (purposes) listener(purposes);
  };
  __tcfapi?.('addEventListener', 2, (data, isSuccess) => {
    if (!isSuccess || data.eventStatus === 'cmpuishown') return;
    byTcf = data.gdprApplies === false ? 'free' : purposesOfTcf(data);
    notify();
  });
  __gpp?.('addEventListener', (data, isSuccess) => {
    const ping = 'pingData' in data ? data.pingData : (data as GppData);
    if (!isSuccess || ping?.signalStatus !== 'ready') return;
    byGpp = purposesOfGpp(ping);
    if (byGpp) notify();
  });
  return Boolean(__tcfapi || __gpp);
}

function purposesOfTcf({ purpose }: TcfData): Purpose[] {
  const has = (numbers: readonly string[]) => numbers.every((number) => purpose?.consents?.[number] === true);
  return allowed(has(TCF_ANALYTICS), has(TCF_MARKETING));
}

/** Returns what the sections say whose law applies; undefined where none of the USA does. */
function purposesOfGpp({ applicableSections = [], parsedSections = {} }: GppData): Purpose[] | undefined {
  const sections = applicableSections
    .flatMap((number) => parsedSections[US_SECTIONS[number - FIRST_US_SECTION] ?? ''] ?? [])
    .map(Object);
  if (sections.length === 0) return undefined;
  return allowed(true, !OPT_OUTS.some((name) => sections.some((section) => section[name] === OPTED_OUT)));
}
