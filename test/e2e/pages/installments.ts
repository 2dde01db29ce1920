/** The element, and the module that adds it to the engine's pages. */
import '../../../widgets/installments/index.ts';
import '../../../widgets/installments/behaviours.ts';
