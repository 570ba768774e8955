import { createHash } from 'node:crypto'
import { api } from '@smart-farming/contracts/api'
import { createOpenApiDocument } from '@smart-farming/contracts/table/openapi'
import { expect, test } from 'vitest'
import { CACHE_VERSION, SAVED_ENDPOINTS } from './retention.ts'

/**
 * Hashes of the saved responses' contracts, by `CACHE_VERSION`; the last is current. A new
 * `CACHE_VERSION` adds a row. Rows never change, because phones still have responses of those
 * shapes.
 */
const HASHES = [
  '3d5f79ec57e84191',
  'bfc595d3cf17ab76',
  'f3b5e68a1d5e296d',
  '0c411b1ca34b266e',
  '3d086628a0def6e0',
  '335d4eec0550eb72',
]

/** The contract of an endpoint's successful response, without descriptions. */
function contractOf(id: unknown): string {
  const document = createOpenApiDocument(api, { title: '', version: '', sessionCookie: '' })
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const operation = operations.find(({ operationId }) => operationId === id)
  expect(operation, `${id} is an endpoint`).toBeDefined()
  const answer = operation?.responses['200']?.content
  expect(answer, `${id} answers`).toBeDefined()
  return JSON.stringify(answer, (key, value) => {
    if (key === 'description' && typeof value === 'string') return undefined
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

test('the contract for saved responses changes only with a new CACHE_VERSION', () => {
  // Derived from the settings, not an endpoint's response.
  const endpoints = SAVED_ENDPOINTS.filter((id) => id !== 'prices.waits')
  const contracts = endpoints.map((id) => `${id}: ${contractOf(id)}`).sort()
  const hash = createHash('sha256').update(contracts.join('\n')).digest('hex').slice(0, 16)
  expect(hash, 'an answer changed: raise CACHE_VERSION, and add this hash to HASHES').toBe(HASHES.at(-1))
  expect(CACHE_VERSION, 'there is a hash for each CACHE_VERSION').toBe(HASHES.length)
})
