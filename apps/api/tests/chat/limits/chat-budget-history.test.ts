import type { Double } from '@smart-farming/upstream-doubles/double'
import { hang } from '@smart-farming/upstream-doubles/faults'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SpendingStore } from '../../../src/chat/budget/spending-store.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { askChat, signInFarmer, signInFarmers } from '../../support/chat/chat.ts'
import { readSpentTokens } from '../../support/chat/spending.ts'

// A farmer without recent use counts as a newcomer, even with an old account. Earlier messages
// count as much as the question.

const at = new Date('2026-09-21T22:00:00Z')
const caps = { user: 10_000, address: 10_000, newcomers: 10_000, service: 10_000 }
let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())
beforeEach(() => product.sql`delete from chat_spending`)

async function isNew(age: string, spent: readonly (readonly [daysAgo: number, tokens: number])[]) {
  await product.sql`delete from chat_spending`
  await product.sql`delete from users`
  await signInFarmers(product, 1, 'Hill Farm', age)
  const [user] = await product.sql<{ id: string }[]>`select id from users`
  // Another farmer's use does not make this one established.
  await product.sql`insert into chat_spending (day, bucket, tokens)
    select '2026-09-21'::date - ago, 'user:0', 9 from generate_series(1, 3) as ago`
  for (const [daysAgo, tokens] of spent)
    await product.sql`insert into chat_spending (day, bucket, tokens)
      values ('2026-09-21'::date - ${daysAgo}::int, ${`user:${user?.id}`}, ${tokens})`
  await new SpendingStore(product.deps.database, caps).reserve(
    { userId: Number(user?.id), address: '192.0.2.1' },
    100,
    at,
  )
  return (await readSpentTokens(product, 'newcomers')) > 0
}

test('classifies accounts as new or established', () =>
  checkRows(
    [
      [
        'is new for a day, whatever it did',
        '23 hours',
        [
          [1, 9],
          [2, 9],
          [3, 9],
        ],
        true,
      ],
      ['that waited for a day is as new as before', '25 hours', [], true],
      [
        'that asked on two days is new',
        '5 days',
        [
          [1, 9],
          [3, 9],
        ],
        true,
      ],
      [
        'that was refused on a third is new',
        '5 days',
        [
          [1, 9],
          [2, 0],
          [3, 9],
        ],
        true,
      ],
      [
        'that asks on its third day is new: a day counts when it is over',
        '3 days',
        [
          [0, 9],
          [1, 9],
          [2, 9],
        ],
        true,
      ],
      [
        'that asked on three days is not',
        '5 days',
        [
          [1, 9],
          [2, 9],
          [3, 9],
        ],
        false,
      ],
      ['that never asked is new for two weeks', '13 days', [], true],
      ['of two weeks is not, although it never asked', '15 days', [], false],
    ] as const,
    async ([, age, spent, expected]) => {
      expect(await isNew(age, spent)).toBe(expected)
    },
  ))

let double: Double
test('reserves tokens for the conversation history sent with a question', async () => {
  double = await startOpenAi()
  const asking = await startApp({
    env: { OPENAI_BASE_URL: `${double.url}/v1`, QUESTIONS_PER_MINUTE: '1000' },
  })
  try {
    double.respond(hang)
    const reserved: number[] = []
    for (const history of [
      [],
      [
        { role: 'user', content: 'x'.repeat(3_000) },
        { role: 'assistant', content: 'Yes.' },
      ],
    ]) {
      const held = askChat(await signInFarmer(asking), { message: 'Hi', history })
      await expect.poll(() => double.calls.length, { interval: 5 }).toBe(reserved.length + 1)
      reserved.push((await readSpentTokens(asking, 'service')) - (reserved[0] ?? 0))
      void held
    }
    const [alone = 0, withHistory = 0] = reserved
    expect(withHistory - alone).toBeGreaterThanOrEqual(1_000)
  } finally {
    await double.close()
    await asking.close()
  }
})
