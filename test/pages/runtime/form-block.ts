/** The element itself; a test's pages bring the forms. */
import '../../../widgets/form-block/index.ts';
import { renderForm } from '../../../widgets/form-block/render-form.tsx';

Object.assign(window, { renderForm });
