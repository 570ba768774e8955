import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { formatSchema } from './format-schema.ts'

test('describes each JSON schema in words', () =>
  checkRows(
    [
      ['text with a range', { type: 'string', minLength: 6, maxLength: 128 }, 'string, 6 to 128 characters'],
      ['a number that has only one end', { type: 'number', minimum: 0 }, 'number, at least 0'],
      ['nothing but what an integer can hold', integer(Number.MIN_SAFE_INTEGER), 'integer'],
      [
        'a known format instead of its pattern',
        { type: 'string', format: 'date', pattern: '^x$' },
        'string, date',
      ],
      ['what may be null', { type: ['string', 'null'] }, 'string | null'],
      ['some values', { enum: ['C', 'F'] }, '"C" | "F"'],
      [
        'a bounded list',
        { type: 'array', items: { type: 'string' }, maxItems: 3 },
        'list of string, at most 3 entries',
      ],
      [
        'a pair',
        { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] },
        '[number, string]',
      ],
      ['a named shape', { $ref: '#/components/schemas/Error' }, 'Error'],
      ['one of two', { anyOf: [{ type: 'number' }, { const: 'off' }] }, 'number | "off"'],
      ['whatever', {}, 'anything'],
    ],
    ([, schema, text]) => {
      expect(formatSchema(schema)).toBe(text)
    },
  ))

function integer(minimum: number) {
  return { type: 'integer', minimum, maximum: Number.MAX_SAFE_INTEGER }
}

test('describes an object with one line per property, nested objects indented', () => {
  const inner = {
    type: 'object',
    propertyNames: { enum: ['a', 'b'] },
    additionalProperties: { type: 'number' },
  }
  const schema = { type: 'object', properties: { id: { type: 'string' }, by: inner }, required: ['id'] }
  expect(formatSchema(schema)).toBe('{\n  id: string\n  by?: {\n    ["a" | "b"]: number\n  }\n}')
})
