import { configure } from 'storefront-widgets';
import 'storefront-widgets/cart-pill';
import 'storefront-widgets/product-block';

configure({ shop: '{{SHOP}}', site: '{{SITE}}' });
