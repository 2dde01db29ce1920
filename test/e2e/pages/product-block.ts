/** The element itself; the test's pages contain the products. */
import '../../../widgets/product-block/index.ts';
