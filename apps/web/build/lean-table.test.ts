import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leanTable } from './lean-table.ts'

const contracts = join(import.meta.dirname, '../../../packages/contracts/src')
const sources = readdirSync(contracts)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => [file, readFileSync(join(contracts, file), 'utf8')] as const)
  .filter(([, code]) => code.includes('satisfies EndpointGroup'))

test('an endpoint keeps what a call needs', () => {
  const endpoint = (more: string) =>
    `  user: {\n    method: 'GET',\n    path: '/api/user',\n${more}    responses: { 200: user },\n  },\n`
  const written = endpoint("    summary:\n      'Who it is, isn\\'t it',\n    auth: 'session',\n").replace(
    '  },\n',
    "    errors: [\n      'not_signed_in',\n      'overloaded',\n    ],\n  },\n",
  )
  expect(leanTable(written)).toBe(endpoint(''))
})

test.each(sources)('%s: every endpoint in it is found, and stays a script', (_file, code) => {
  const lean = leanTable(code)
  expect(lean.match(/^ {4}(summary|auth|errors):/gm)).toBeNull()
  expect(lean.match(/^ {4}path: /gm)).toEqual(code.match(/^ {4}path: /gm))
  expect(() => stripTypeScriptTypes(lean)).not.toThrow()
})
