import { whenEnabled } from '#runtime/platform.ts';
import { startForms } from './engine-forms.ts';

whenEnabled(startForms);
