/** The element, and the module of pages with galleries. */
import '../../../widgets/gallery/index.ts';
import '../../../widgets/gallery/galleries.entry.ts';
