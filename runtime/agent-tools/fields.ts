/** Fields that several tools take. */

const ID_MAX_LENGTH = 200;

export const id = (description: string) =>
  ({ type: 'string', minLength: 1, maxLength: ID_MAX_LENGTH, description }) as const;

export const text = (maxLength: number, description: string) => ({ type: 'string', maxLength, description }) as const;

export const count = (minimum: number, maximum: number, description: string) =>
  ({ type: 'integer', minimum, maximum, description }) as const;

export const list = <const Item extends object>(items: Item, maxItems: number, description: string) =>
  ({ type: 'array', items, maxItems, description }) as const;
