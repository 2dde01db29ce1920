import '../../../widgets/add-to-cart/behaviours.ts';
