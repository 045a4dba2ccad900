import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from './all-contracts.ts';
import { contract, type Contract } from './contract.ts';
import { studentTexts } from './student-texts.ts';

/**
 * Returns the children of a schema by their path in a request: `.name`, `[]` for each item of a list, nothing for a wrapper.
 */
function childrenOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape).map(([name, child]): [string, z.core.$ZodType] => [`.${name}`, child]),
        ...(def.catchall === undefined ? [] : ([['.*', def.catchall]] as [string, z.core.$ZodType][])),
      ];
    case 'array':
      return [['[]', def.element]];
    case 'union':
      return def.options.map((option) => ['', option]);
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return [['', def.innerType]];
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ];
    default:
      return [];
  }
}

/**
 * Kinds of schema that can't hold free text. Any kind that isn't named here or walked above counts as text until it is
 * declared.
 */
const textless = new Set([
  'number',
  'int',
  'boolean',
  'enum',
  'literal',
  'null',
  'undefined',
  'never',
  'date',
  'bigint',
  'transform',
]);

/** True if the string has a fixed form: a format, or a pattern that no sentence matches. */
function isFormed(schema: z.ZodString): boolean {
  return schema.safeParse('please help me').success === false && schema.safeParse('help').success === false;
}

/** Returns every place of a schema that can hold text without a fixed form. */
function textsIn(schema: z.core.$ZodType, at: string): string[] {
  const { type } = (schema as z.core.$ZodTypes)._zod.def;
  if (type === 'string') return isFormed(schema as z.ZodString) ? [] : [at];
  const children = childrenOf(schema);
  if (children.length > 0) return children.flatMap(([name, child]) => textsIn(child, at + name));
  return textless.has(type) || type === 'object' ? [] : [at];
}

/** True if a student may call it, or somebody who has no account yet. */
const isStudents = ({ access: { who } }: Contract) => who === 'anyone' || who === 'signed_in' || who.includes('student');

const textsOf = (name: string, of: Contract): string[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = of[part];
    return schema === undefined ? [] : textsIn(schema, `${name} ${part}`);
  });

describe('every text that a student can send', () => {
  it('is declared with how it is read, and no other text is declared', () => {
    const found = Object.entries(contracts).flatMap(([group, routes]) =>
      Object.entries<Contract>(routes).flatMap(([name, of]) => (isStudents(of) ? textsOf(`${group}.${name}`, of) : [])),
    );
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(studentTexts).toSorted());
  });

  it.each<{ name: string; body: z.ZodType; found: string[] }>([
    { name: 'a note that nobody declared', body: z.strictObject({ note: z.string().max(80) }), found: ['x body.note'] },
    {
      name: 'one inside lists, unions, defaults and what is read before',
      body: z
        .preprocess((value) => value, z.union([z.strictObject({ a: z.array(z.string().optional()) }), z.null()]))
        .default(null),
      found: ['x body.a[]'],
    },
    {
      name: 'one of any kind',
      body: z.strictObject({ more: z.unknown(), rest: z.record(z.string(), z.string()) }),
      found: ['x body.more', 'x body.rest'],
    },
    { name: 'fields that an open object lets in', body: z.looseObject({ size: z.int() }), found: ['x body.*'] },
    { name: 'a pattern that words fit', body: z.strictObject({ nick: z.string().regex(/^\w+$/) }), found: ['x body.nick'] },
    { name: 'no fixed form', body: z.strictObject({ id: z.uuid(), mail: z.email(), n: z.int(), one: z.enum(['a']) }), found: [] },
  ])('is found: $name', ({ body, found }) => {
    const made = contract({
      method: 'POST',
      path: '/api/x',
      summary: '',
      access: { who: 'signed_in', owns: 'nothing' },
      body,
      response: z.null(),
    });
    expect(textsOf('x', made)).toEqual(found);
  });
});
