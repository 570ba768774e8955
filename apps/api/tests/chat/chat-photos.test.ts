import { MAX_PHOTO_BYTES } from '@smart-farming/contracts/chat/chat-limits'
import type { Double } from '@smart-farming/upstream-doubles/double'
import { openAiFailures, says, startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { lastPhotos, lastQuestion } from '@smart-farming/upstream-doubles/openai-prompt'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { askChat, signInFarmer } from '../support/chat/chat.ts'
import { createJpeg, createWebp } from '../support/chat/photos.ts'

let double: Double
let product: TestApp & { schema: string }
let ada: Browser
beforeAll(async () => {
  double = await startOpenAi()
  product = await startApp({
    env: { OPENAI_BASE_URL: `${double.url}/v1`, OPENAI_VISION: 'on', QUESTIONS_PER_MINUTE: '1000' },
  })
  ada = await signInFarmer(product)
})
afterAll(async () => {
  await product.close()
  await double.close()
})
beforeEach(() => {
  double.calls.length = 0
  double.respond(says('It is leaf rust.'))
})

const leaf = createJpeg()
const question = 'Why does this leaf have spots?'
const withPhoto = (photo: Buffer, more: object = {}) => ({
  message: question,
  image: photo.toString('base64'),
  ...more,
})
const shutdownSignal = () => double.calls.at(-1) ?? { body: '' }

test.each([
  ['JPEG', 'image/jpeg', leaf],
  ['lossy WebP', 'image/webp', createWebp()],
  ['lossless WebP', 'image/webp', createWebp({ kind: 'VP8L' })],
  ['extended WebP', 'image/webp', createWebp({ kind: 'VP8X', width: 1024, height: 1024 })],
  ['the largest JPEG', 'image/jpeg', createJpeg({ bytes: MAX_PHOTO_BYTES, height: 1024 })],
])('sends %s to the model with the question as a data URL', async (_kind, type, photo) => {
  for (const topic of ['market', 'assistant'] as const) {
    const answer = await askChat(ada, withPhoto(photo), { topic })
    expect(answer.json().choices[0].message.content).toBe('It is leaf rust.')
    const call = shutdownSignal() as (typeof double.calls)[number]
    expect(lastQuestion(call)).toBe(question)
    expect(lastPhotos(call)).toEqual([`data:${type};base64,${photo.toString('base64')}`])
  }
})

test('sends only the current question’s photo; the history is text only', async () => {
  const history = [
    { role: 'user', content: question },
    { role: 'assistant', content: 'It is leaf rust.' },
  ]
  await askChat(ada, { message: 'And now?', history })
  expect(shutdownSignal().body).not.toContain('image_url')
  const refused = await askChat(ada, {
    message: 'And now?',
    history: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:,' } }] }],
  })
  expect(refused.statusCode).toBe(400)
})

test('refuses an invalid photo without asking the model', () =>
  checkRows(
    [
      ['400,001 bytes', createJpeg({ bytes: MAX_PHOTO_BYTES + 1 }), 413, 'photo_too_large'],
      ['half as many bytes again', createJpeg({ bytes: 600_000 }), 413, 'photo_too_large'],
      ['1,025 pixels', createJpeg({ width: 1025 }), 413, 'photo_too_large'],
      ['a WebP of 1,025 pixels', createWebp({ kind: 'VP8L', height: 1025 }), 413, 'photo_too_large'],
      ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, 'photo_of_other_kind'],
      ['a web page', Buffer.from('<!doctype html>'), 415, 'photo_of_other_kind'],
      ['a JPEG that ends after its first bytes', leaf.subarray(0, 12), 400, 'photo_broken'],
      ['a JPEG without a size', createJpeg({ width: 0 }), 400, 'photo_broken'],
      ['a JPEG of zeros', Buffer.concat([leaf.subarray(0, 3), Buffer.alloc(900)]), 400, 'photo_broken'],
      ['a WebP that is shorter than it says', createWebp().subarray(0, 40), 400, 'photo_broken'],
      ['a WebP of another chunk', createWebp({ kind: 'ANIM' }), 400, 'photo_broken'],
    ],
    async ([, photo, status, code]) => {
      const answer = await askChat(ada, withPhoto(photo))
      expect([answer.statusCode, answer.json().problem?.code]).toEqual([status, code])
      expect(double.calls).toHaveLength(0)
    },
  ))

test.each(['%%%%', 'abc', '', `data:image/jpeg;base64,${leaf.toString('base64')}`])(
  'refuses a photo that is not base64: %.20s',
  async (image) => {
    const answer = await askChat(ada, { message: question, image })
    expect([answer.statusCode, answer.json().problem?.code]).toEqual([400, 'photo_broken'])
    expect(double.calls).toHaveLength(0)
  },
)

test('a photo needs a question and a logged-in farmer', async () => {
  expect((await askChat(ada, withPhoto(leaf, { message: ' ' }))).statusCode).toBe(400)
  expect((await askChat(product.browser(), withPhoto(leaf))).statusCode).toBe(401)
  expect(double.calls).toHaveLength(0)
})

test('long text may not use the space reserved for a photo', async () => {
  const history = Array.from({ length: 6 }, (_, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: 'x'.repeat(at % 2 === 0 ? 4_000 : 16_000),
  }))
  expect((await askChat(ada, { message: question, history: history.slice(0, 4) })).statusCode).toBe(200)
  const answer = await askChat(ada, { message: question, history: [...history, ...history] })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large'])
})

test('refuses photos of any size without OPENAI_VISION, and answers questions without a photo', async () => {
  const blind = await startApp({ env: { OPENAI_BASE_URL: `${double.url}/v1` }, schema: product.schema })
  try {
    const eve = await signInFarmer(blind)
    for (const photo of [leaf, createJpeg({ bytes: MAX_PHOTO_BYTES })]) {
      const { message, problem } = (await askChat(eve, withPhoto(photo))).json()
      expect(message).toBe('This service does not accept photos. Please ask without one.')
      expect(problem).toEqual({ code: 'photos_not_taken' })
    }
    expect(double.calls).toHaveLength(0)
    expect((await askChat(eve, question)).statusCode).toBe(200)
  } finally {
    await blind.close()
  }
})

test.each([
  [
    'What is maize worth?',
    'The AI model failed. A basic answer follows. It cannot see photos.\n\nI have no price for maize',
  ],
  ['Bei ya mahindi ni ngapi leo?', 'Jibu rahisi linafuata. Haiwezi kuona picha.\n\n'],
])('the built-in answer says that it cannot see photos: %s', async (message, said) => {
  double.respond(openAiFailures.errorAsText)
  const content = async (body: object) => (await askChat(ada, body)).json().choices[0].message.content
  expect(await content(withPhoto(leaf, { message }))).toContain(said)
  expect(await content({ message })).not.toMatch(/cannot see photos|kuona picha/)
})

test('never logs or stores a photo, whether it is answered, refused or fails', async () => {
  const photo = createJpeg({ fill: 'Rust on leaf 7. ' })
  await askChat(ada, withPhoto(photo))
  await askChat(ada, withPhoto(photo), { events: true })
  await askChat(ada, withPhoto(Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES)])))
  double.respond(openAiFailures.errorAsText)
  await askChat(ada, withPhoto(photo))
  await ada.request({
    method: 'POST',
    url: '/api/chat/market',
    headers: { 'idempotency-key': '8b3f1c2e-2f1f-4c43-9b39-5a0f4e1f8a11' },
    payload: withPhoto(photo),
  })
  const traces = [
    'Rust on leaf 7',
    photo.toString('base64').slice(300, 340),
    photo.toString('hex').slice(300, 340),
  ]
  const tables = await product.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = ${product.schema}`
  expect(tables.map(({ name }) => name)).toContain('idempotency_keys')
  const rows = await Promise.all(
    tables.map(({ name }) => product.sql`select t::text as row from ${product.sql(name)} t`),
  )
  const left = JSON.stringify([product.logs, rows.flat()])
  for (const trace of traces) expect(left).not.toContain(trace)
  expect(await product.sql`select 1 from idempotency_keys`).toHaveLength(0)
})
