import { expect, test } from 'vitest'
import { DatabaseUnavailable } from './sql-errors.ts'
import { Turns } from './turns.ts'

test('as many as there are turns begin at once, the others in the order in which they asked', async () => {
  const turns = new Turns(2)
  expect(turns.take(1_000)).toBeUndefined()
  expect(turns.take(1_000)).toBeUndefined()
  const began: string[] = []
  const third = turns.take(1_000)?.then(() => began.push('third'))
  const fourth = turns.take(1_000)?.then(() => began.push('fourth'))
  turns.give()
  await third
  expect(began).toEqual(['third'])
  turns.give()
  await fourth
  expect(began).toEqual(['third', 'fourth'])
})

test('who waits too long never begins, and takes no turn from the others', async () => {
  const turns = new Turns(1)
  turns.take(1_000)
  await expect(turns.take(5)).rejects.toThrow(DatabaseUnavailable)
  turns.give()
  expect(turns.take(1_000)).toBeUndefined()
})
