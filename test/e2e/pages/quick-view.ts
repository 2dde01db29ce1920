/** The module for quick view buttons, and the element that quick views show; the test's pages contain the products. */
import '../../../widgets/product-block/index.ts';
import '../../../widgets/quick-view/behaviours.ts';
