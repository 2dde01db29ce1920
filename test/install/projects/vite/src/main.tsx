import { createRoot } from 'react-dom/client';
import { configure } from 'storefront-widgets';
import 'storefront-widgets/cart-pill';
import 'storefront-widgets/product-block';
import { Page } from './Page';

configure({ shop: '{{SHOP}}', site: '{{SITE}}' });

const place = document.getElementById('page');
if (place) createRoot(place).render(<Page />);
