/** The element itself; the test answers its calls. */
import '../../../widgets/checkout/index.ts';
