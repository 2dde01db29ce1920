import '../../../widgets/product-block/behaviours.ts';
