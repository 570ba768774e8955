import { startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { startProduct } from '../product.ts'
import { askMarket, firstTokenTime } from '../questions.ts'
import { formatMs, type ReportLine } from '../report.ts'
import { percentile } from '../statistics.ts'
import { waitForGazetteer } from './place-search.ts'

const QUESTION = 'What is maize worth?'
/** Interval between the model's words, so that any extra word the product waits for shows. */
const WORD_MS = 5
const ANSWER = 'Prices differ from market to market. Ask at yours.'
/** The first sentence ends when the next one begins: only then can it be judged and shown. */
const SENTENCE = 'Prices differ from market to market. A'

/**
 * Added latency of a model's first sentence, which is the first text shown: the time at which the double itself
 * completes it, when asked directly, against the time at which the product shows its first word. Asked in turn,
 * together with a request that only looks up the session, which shows the machine's share.
 */
export async function firstTokenSection(questions: number): Promise<ReportLine[]> {
  const model = await startOpenAi()
  model.respond(streamFaults.slowly(ANSWER, WORD_MS))
  const product = await startProduct({
    OPENAI_BASE_URL: `${model.url}/v1`,
    CHAT_DAILY_TOKENS: '1000000000',
    CHAT_DAILY_TOKENS_PER_USER: '1000000000',
  })
  try {
    await waitForGazetteer(product.url, product.cookie)
    const direct: number[] = []
    const words: number[] = []
    const signedIn: number[] = []
    const through: number[] = []
    for (let n = 0; n < questions + 20; n += 1) {
      const bare = await firstToken(
        () => askModel(model.url),
        (content) => content.startsWith(SENTENCE),
      )
      const word = await firstToken(() => askModel(model.url))
      const ours = await firstToken(() =>
        askMarket(product.url, product.cookie, QUESTION, 'text/event-stream'),
      )
      const cheap = await duration(async () =>
        (await fetch(`${product.url}/api/user`, { headers: { cookie: product.cookie } })).arrayBuffer(),
      )
      // The first twenty open connections and warm up the compiler.
      if (n < 20) continue
      direct.push(bare)
      words.push(word)
      through.push(ours)
      signedIn.push(cheap)
    }
    const added = through.map((time, n) => time - (direct[n] ?? 0))
    return [
      { what: 'first word from the stand-in itself, p50', figure: formatMs(percentile(words, 0.5)) },
      { what: 'its first sentence, p50', figure: formatMs(percentile(direct, 0.5)) },
      {
        what: 'added by the product to the first sentence, p50',
        figure: formatMs(percentile(added, 0.5)),
        aim: 'under 20 ms',
      },
      { what: `the same, p99 of ${questions}`, figure: formatMs(percentile(added, 0.99)) },
      { what: 'who is signed in, p50', figure: formatMs(percentile(signedIn, 0.5)) },
    ]
  } finally {
    await product.stop()
    await model.close()
  }
}

/**
 * From the question to the first piece of text, or to the given condition, in ms. The rest is read too, because the
 * next question must wait for it.
 */
async function firstToken(
  ask: () => Promise<Response>,
  isThere?: (content: string) => boolean,
): Promise<number> {
  const startedAt = performance.now()
  return (await firstTokenTime(await ask(), isThere)) - startedAt
}

function askModel(url: string): Promise<Response> {
  return fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content: QUESTION }] }),
  })
}

async function duration(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}
