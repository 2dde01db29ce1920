/** The element itself; a test's pages bring the products. */
import '../../../widgets/product-block/index.ts';
