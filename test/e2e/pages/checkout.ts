/** The element itself; a test answers its calls. */
import '../../../widgets/checkout/index.ts';
