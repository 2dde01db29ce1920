/** What opens quick views on an engine's list; a test's pages bring the products. */
import '../../../widgets/add-to-cart/behaviours.ts';
