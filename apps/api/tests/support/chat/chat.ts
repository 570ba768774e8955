import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { Browser, TestApp } from '../app.ts'

/**
 * Signs in farmers without hashing a password for each.
 * @param age age of their accounts, as a PostgreSQL interval
 */
export async function signInFarmers(
  product: TestApp,
  count: number,
  farmName = 'Hill Farm',
  age = '30 days',
): Promise<Browser[]> {
  const { sql, deps } = product
  const names = Array.from({ length: count }, () => randomBytes(8).toString('hex'))
  const users = await sql<{ id: number }[]>`
    insert into users (username, username_key, farm_name, location, password_hash, created_at)
    select name, name, ${farmName}, 'Nakuru', 'none', now() - ${age}::interval from unnest(${names}::text[]) as name returning id`
  const ids = users.map(() => randomBytes(16).toString('base64url'))
  await sql`
    insert into sessions (id_hash, user_id)
    select sha256(id::bytea), user_id from unnest(${ids}::text[], ${users.map(({ id }) => id)}::bigint[]) as t (id, user_id)`
  const signer = new Signer([...deps.sessions.secrets])
  return ids.map((id) => {
    const browser = product.browser()
    browser.cookies.set('sid', encodeURIComponent(signer.sign(id)))
    return browser
  })
}

/** Signs in one farmer. */
export async function signInFarmer(product: TestApp, farmName?: string): Promise<Browser> {
  const [browser] = await signInFarmers(product, 1, farmName)
  if (browser === undefined) throw new Error('nobody signed in')
  return browser
}

/** Asks the chat, with or without streamed events. Never throws. */
export function askChat(
  browser: Browser,
  body: object | string,
  {
    topic = 'market',
    events = false,
    from = '127.0.0.1',
    language,
  }: { topic?: 'market' | 'assistant'; events?: boolean; from?: string; language?: string | undefined } = {},
) {
  return browser.request({
    method: 'POST',
    url: `/api/chat/${topic}`,
    remoteAddress: from,
    payload: typeof body === 'string' ? { message: body } : body,
    headers: {
      ...(events && { accept: 'text/event-stream' }),
      ...(language !== undefined && { 'accept-language': language }),
    },
  })
}

interface ChunkData {
  id: string
  object: string
  created: number
  model: string
  choices: { delta: { role?: string; content?: string }; finish_reason: string | null }[]
}

/** Parses an answer that was sent as events. */
export function readAnswer(payload: string) {
  const events = payload.split('\n\n').filter((event) => event !== '' && !event.startsWith(':'))
  const data = events.filter((event) => event.startsWith('data: {')).map((event) => event.slice(6))
  const chunks = data.map((json) => JSON.parse(json) as ChunkData)
  return {
    chunks,
    text: chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join(''),
    finish: chunks.at(-1)?.choices[0]?.finish_reason,
    last: events.at(-1),
  }
}
