import { unlessPlatformServes } from '#runtime/loader/platform.ts';
import { startForms } from './reach-forms.ts';

unlessPlatformServes(startForms);
