import { startOpenAi, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { signUp } from '../accounts.ts'
import type { Contenders } from '../contenders.ts'
import { startSecond } from '../product.ts'
import { askMarket, firstTextAt } from '../questions.ts'
import { ms, type Row } from '../report.ts'
import { percentile } from '../statistics.ts'

const QUESTIONS = 100
/** The first questions open connections and warm up the compiler. */
const WARM_UP = 20
const QUESTION = 'What is maize worth?'
/** Interval between the model's words, so that any extra word the product waits for shows. */
const WORD_MS = 5
const ANSWER = 'Prices differ from market to market. Ask at yours.'
/** The first sentence ends when the next one begins: only then can it be judged and shown. */
const SENTENCE = 'Prices differ from market to market. A'
/** Allowed p99, in ms. */
const AIM_MS = 20

/**
 * Added latency of a model's first sentence, which is the first text shown: the time at which the double itself
 * completes it, when asked directly, against the time at which the product shows its first word. Asked in turn.
 */
export async function modelSection({ product }: Contenders): Promise<Row[]> {
  const model = await startOpenAi()
  model.respond(streamFaults.slowly(ANSWER, WORD_MS))
  const server = await startSecond(product, { OPENAI_BASE_URL: `${model.url}/v1` })
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
        figure: `${ms(p50)}, ${ms(p99)}`,
        aim: `p99 ${ms(AIM_MS)}`,
        isMet: p99 <= AIM_MS,
      },
    ]
  } finally {
    await server.stop()
    await model.close()
  }
}

/**
 * Time from a question that was just sent to the first piece of text, or to the given condition, in ms. The rest is
 * read, too, because the next question must wait for it.
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
