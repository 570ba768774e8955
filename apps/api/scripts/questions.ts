// Asks the built-in answerer every question of a file, on the bundled prices:
// QUESTIONS=<file.jsonl> pnpm --filter @smart-farming/api questions
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { answerText } from '@smart-farming/words/statement-words'
import { loadConfig } from '../src/config.ts'
import { createDeps } from '../src/deps.ts'
import { loadSnapshot } from '../src/market/imports/load-snapshot.ts'
import { PriceAnswerer } from '../src/market/stored/price-answerer.ts'
import { StoredPrices } from '../src/market/stored/stored-prices.ts'
import { readQuestions } from './questions-file.ts'

const { QUESTIONS, COUNTRY } = process.env
if (QUESTIONS === undefined || QUESTIONS === '')
  throw new Error('QUESTIONS names the file of questions, one JSON object a line')
// pnpm runs this in the workspace's folder; a path is meant from where the caller stands.
const questions = await readQuestions(resolve(process.env.INIT_CWD ?? '.', QUESTIONS))
const local = COUNTRY === undefined || COUNTRY === '' ? [] : [COUNTRY]

const folder = await mkdtemp(join(tmpdir(), 'smart-farming-questions-'))
try {
  const deps = await createDeps(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }), {
    pages: new Map(),
  })
  try {
    const { database, prices, words } = deps
    await loadSnapshot(database)
    const answerer = new PriceAnswerer(new StoredPrices(prices, database, words))
    for (const { turns, ...about } of questions) {
      const [question = ''] = turns.slice(-1)
      const earlier = turns.slice(0, -1)
      const reading = await answerer.read(question, earlier)
      const { statements, ...rest } = await answerer.answer(question, earlier, local)
      const text = answerText(words.answers.statements, statements)
      process.stdout.write(
        `${JSON.stringify({ ...about, question, reading, answer: { text, ...rest, statements } })}\n`,
      )
    }
  } finally {
    await deps.close()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
