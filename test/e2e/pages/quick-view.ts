/** What opens quick views on an engine's list; a test's pages bring the products. */
import '../../../widgets/product-block/behaviours.ts';
