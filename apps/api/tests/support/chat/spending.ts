import type { TestApp } from '../app.ts'

/** Tokens spent in a bucket, summed over all its rows. */
export async function readSpentTokens(product: Pick<TestApp, 'sql'>, bucket: string): Promise<number> {
  const [row] = await product.sql<{ tokens: string | null }[]>`
    select sum(tokens) as tokens from chat_spending
    where bucket = ${bucket} or (${!bucket.includes(':')} and bucket like ${`${bucket}:%`})`
  return Number(row?.tokens ?? 0)
}
