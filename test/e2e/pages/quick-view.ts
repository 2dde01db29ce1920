/** What opens quick views on an engine's list, and the element that stands in them; a test's pages bring the products. */
import '../../../widgets/product-block/index.ts';
import '../../../widgets/quick-view/behaviours.ts';
