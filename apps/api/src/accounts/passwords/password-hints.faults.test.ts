import { afterEach, expect, test } from 'vitest'
import { PasswordHints } from './password-hints.ts'

const open: PasswordHints[] = []
afterEach(() => Promise.all(open.splice(0).map((hints) => hints.close())))

function hints(options?: ConstructorParameters<typeof PasswordHints>[0]): PasswordHints {
  const made = new PasswordHints(options)
  open.push(made)
  return made
}

const overloaded = { status: 'rejected', reason: expect.objectContaining({ code: 'overloaded' }) }

test('a question that kills the worker thread does not fail the other questions', async () => {
  // Generous for slow machines; another test checks the deadline.
  const asked = hints({ longestMs: 60_000 })
  const about = (question: Parameters<PasswordHints['about']>[0]) => asked.about(question)
  // More words than the thread's memory holds; HTTP fields are far shorter.
  const deadly = { password: 'sunshine', location: 'abc '.repeat(15_000_000) }
  const answers = await Promise.allSettled([
    about({ password: 'sunshine' }),
    about(deadly),
    about({ password: 'four goats eat blue maize' }),
    about({ password: 'sunshine' }),
  ])
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'common' },
    overloaded,
    { status: 'fulfilled', value: undefined },
    { status: 'fulfilled', value: 'common' },
  ])
})

test('abandons an unresponsive worker thread and fails the waiting questions', async () => {
  const silent = hints({ longestMs: 1, loadingMs: 1 })
  const asked = Array.from({ length: 3 }, () => silent.about({ password: 'sunshine' }))
  expect(await Promise.allSettled(asked)).toEqual([overloaded, overloaded, overloaded])
  await expect.poll(() => silent.isAwake).toBe(false)
})

test('answers a later question when loading the word lists takes longer than the deadline', async () => {
  // Long enough to answer a question, but too short to load the lists.
  const slow = hints({ longestMs: 50 })
  const first = await Promise.allSettled([slow.about({ password: 'sunshine' })])
  expect(first).toEqual([overloaded])
  expect(slow.isAwake).toBe(true)
  await expect.poll(() => slow.about({ password: 'sunshine' }).catch(() => 'not yet')).toBe('common')
})

test('closing rejects the waiting questions and starts no new thread', async () => {
  const ending = hints()
  const asked = Promise.allSettled(Array.from({ length: 3 }, () => ending.about({ password: 'sunshine' })))
  await ending.close()
  expect(await asked).toEqual([overloaded, overloaded, overloaded])
  expect(ending.isAwake).toBe(false)
  await expect(ending.about({ password: 'sunshine' })).rejects.toMatchObject({ code: 'overloaded' })
})
