/** The element itself; the test's pages contain the forms. */
import '../../../widgets/form-block/index.ts';
import { renderForm } from '../../../runtime/ui/form/render-form.tsx';

Object.assign(window, { renderForm });
