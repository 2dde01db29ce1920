import type { FileFormat } from '../http/file-format.ts';
import { productCsv } from '../product-csv/service.ts';
import { json } from './json-file.ts';
import { jsonPage } from './pages/json-page.ts';
import { savedPage } from './pages/saved-page.ts';
import { shop } from './shop-file.ts';

/** Kinds of files that an import reads, the most particular first. */
export const FORMATS: readonly FileFormat[] = [shop, jsonPage, json, savedPage, productCsv];
