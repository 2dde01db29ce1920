import { onReport } from '#runtime/errors/on-report.ts';
import { showHtml } from '#runtime/form/show-html.ts';
import { scriptAddress } from '#runtime/trusted-types.ts';

/** Lets tests show HTML as forms do, and get the address of a captcha's script. */
const reports: string[] = [];
onReport((_, context) => reports.push(context));
Object.assign(window, { showHtml, scriptAddress, reports });
