/** The element, and what puts it on the engine's pages. */
import '../../../widgets/installments/index.ts';
import '../../../widgets/installments/behaviours.ts';
