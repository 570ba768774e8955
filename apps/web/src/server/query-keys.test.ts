import { queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'

const queryFn = () => 0

// The type check is the test: an unused `@ts-expect-error` is an error.
test('a query key must begin with an existing endpoint id', () => {
  expect(queryOptions({ queryKey: ['places.search', { q: 'Ludlow' }], queryFn }).queryKey[0]).toBe(
    'places.search',
  )
  // @ts-expect-error the table has no such endpoint
  expect(queryOptions({ queryKey: ['places.serach'], queryFn }).queryKey[0]).toBe('places.serach')
})
