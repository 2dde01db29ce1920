import { className, type WidgetTable } from '../../elements-manifest.ts';

const TYPES = './types.js';

/** Returns `index.d.ts`: `source` is `package-interface.ts`, from which the functions have their types. */
export function indexTypes(source: string): string {
  return `${source.replace(/'#runtime\/script-api\.ts'/, `'${TYPES}'`).trim()}

export declare const loadStorefront: LoadStorefront;

export declare const configure: Configure;
`;
}

/** Returns the declarations of an element's module: it exports nothing, and brings the global types. */
export function elementTypes(summary: string): string {
  return `/** ${summary} */
import '../types.js';

export {};
`;
}

/** Returns a module's declarations of all elements as components, each of the type that `typeOf` writes for its tag. */
export function componentTypes(
  tables: readonly WidgetTable[],
  { imports, typeOf }: { imports: string; typeOf: (tag: string) => string },
): string {
  const components = tables.map(
    ({ definition: { tag }, documentation: { summary } }) =>
      `/** ${summary} */\nexport declare const ${className(tag)}: ${typeOf(tag)};`,
  );
  return `${[imports, ...components].join('\n\n')}\n`;
}
