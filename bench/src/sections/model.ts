import { startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { signUp } from '../accounts.ts'
import type { Contenders } from '../contenders.ts'
import { startSecondServer } from '../product.ts'
import { askMarket, firstTextAt } from '../questions.ts'
import { formatMs, type Row } from '../report.ts'
import { percentile } from '../statistics.ts'

const QUESTIONS = 100
/** The first questions open connections and warm up the compiler. */
const WARM_UP = 20
const QUESTION = 'What is maize worth?'
/**
 * Interval between the model's words, in ms. If the product waits for an extra word, the result
 * shows it.
 */
const WORD_MS = 5
const ANSWER = 'Prices differ from market to market. Ask at yours.'
/** The first sentence can be judged and shown only when the next one begins. */
const SENTENCE = 'Prices differ from market to market. A'
/** Allowed p99, in ms. */
const AIM_MS = 20

/**
 * Latency that the product adds to a model's first sentence, which is the first text shown.
 * Compares the time at which the double completes the sentence, when asked directly, with that of
 * the product's first word. The two are asked alternately.
 */
export async function modelSection({ product }: Contenders): Promise<Row[]> {
  const model = await startOpenAi()
  model.respond(streamFaults.slowly(ANSWER, WORD_MS))
  const server = await startSecondServer(product, { OPENAI_BASE_URL: `${model.url}/v1` })
  try {
    const cookie = await signUp(server.url, 'asks a model')
    const added: number[] = []
    for (let n = 0; n < WARM_UP + QUESTIONS; n += 1) {
      const direct = await firstText(askModel(model.url), (content) => content.startsWith(SENTENCE))
      const ours = await firstText(askMarket(server.url, cookie, QUESTION, 'text/event-stream'))
      if (n >= WARM_UP) added.push(ours - direct)
    }
    const [p50, p99] = [percentile(added, 0.5), percentile(added, 0.99)]
    return [
      {
        line: "Added to a model's first sentence, p50 and p99",
        figure: `${formatMs(p50)}, ${formatMs(p99)}`,
        aim: `p99 ${formatMs(AIM_MS)}`,
        isMet: p99 <= AIM_MS,
      },
    ]
  } finally {
    await server.stop()
    await model.close()
  }
}

/**
 * Time from the question to the first text, or to the given condition, in ms. Reads the answer to
 * its end, because the next question must wait for it.
 */
async function firstText(asked: Promise<Response>, isThere?: (content: string) => boolean): Promise<number> {
  const startedAt = performance.now()
  return (await firstTextAt(await asked, isThere)) - startedAt
}

function askModel(url: string): Promise<Response> {
  return fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content: QUESTION }] }),
  })
}
