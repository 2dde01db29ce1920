import * as z from 'zod/mini';
import {
  ApplicableTaxRule,
  CartEntry,
  ChosenVariant,
  InvalidCoupon,
  ShippingLocation,
  ShippingOption,
  ShoppingCart,
  ValidCoupon,
} from '../contracts/cart.ts';
import { FieldValue, FormValues } from '../contracts/form.ts';
import { MoneyAmount } from '../contracts/money.ts';
import { Purchase } from '../contracts/order.ts';

/** The contracts that pages meet in events and in the script API, by their names there. */
export const PUBLIC_CONTRACTS = {
  ShoppingCart,
  CartEntry,
  ChosenVariant,
  ShippingOption,
  ShippingLocation,
  ApplicableTaxRule,
  ValidCoupon,
  InvalidCoupon,
  MoneyAmount,
  FormValues,
  FieldValue,
  Purchase,
};

type Schema = z.core.JSONSchema.BaseSchema;

/** Returns the TypeScript declarations of the public contracts; `comments` are their docstrings by name. */
export function contractTypes(comments: Readonly<Record<string, string>>): string {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(PUBLIC_CONTRACTS)) names.add(schema, { id });
  const { schemas } = z.toJSONSchema(names, { uri: (id) => id });
  const declarations = Object.entries(schemas).map(([name, schema]) => {
    if (!comments[name]) throw new Error(`The contract ${name} has no docstring`);
    const text = typeText(schema);
    const declaration = text.startsWith('{') ? `export interface ${name} ${text}` : `export type ${name} = ${text};`;
    return `${comments[name]}\n${declaration}`;
  });
  return declarations.join('\n\n');
}

/** Returns a JSON schema as a TypeScript type; throws for a kind of schema that no public contract has had so far. */
function typeText(schema: Schema): string {
  if (schema.$ref) return schema.$ref;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const anyOf = schema.anyOf as Schema[] | undefined;
  if (anyOf) return anyOf.map(typeText).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return `Array<${typeText(schema.items as Schema)}>`;
  if (schema.type === 'object') return objectText(schema);
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type;
  throw new Error(`There is no type for ${JSON.stringify(schema)}`);
}

function objectText({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) return `Record<string, ${typeText(additionalProperties as Schema)}>`;
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema as Schema)};`,
  );
  return `{\n${fields.join('\n').replace(/^/gm, '  ')}\n}`;
}
