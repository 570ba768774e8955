// Asks the built-in answerer all questions of a file, with the bundled prices:
// QUESTIONS=<file.jsonl> pnpm --filter @smart-farming/api questions
// PRICES=<source>:<file>,... imports price files first, like `pnpm prices import <source> <file>`.
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import { loadAnswerMessages } from '@smart-farming/words/catalogues'
import { parsePriceArguments } from '../src/commands/price-arguments.ts'
import { loadConfig } from '../src/config.ts'
import { createDeps } from '../src/deps.ts'
import { loadRates } from '../src/market/bundled/load-rates.ts'
import { loadSnapshot } from '../src/market/bundled/load-snapshot.ts'
import { importPrices } from '../src/market/imports/import-prices.ts'
import { sourceList } from '../src/market/sources/source-list.ts'
import { PriceAnswerer } from '../src/market/stored/price-answerer.ts'
import * as tasks from '../src/market/stored/price-tasks.ts'
import { StoredPrices } from '../src/market/stored/stored-prices.ts'
import { runInline } from '../src/timing/worker-pool.ts'
import { readQuestionFile } from './questions-file.ts'

const { QUESTIONS, COUNTRY, PRICES = '' } = process.env
if (QUESTIONS === undefined || QUESTIONS === '')
  throw new Error('QUESTIONS names the file of questions, one JSON object a line')
// pnpm runs this in the package's folder, but relative paths are relative to the caller's folder.
const questions = await readQuestionFile(resolve(process.env.INIT_CWD ?? '.', QUESTIONS))

const folder = await mkdtemp(join(tmpdir(), 'smart-farming-questions-'))
try {
  const deps = await createDeps(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }), {
    pages: new Map(),
  })
  try {
    const { database, prices, words } = deps
    for (const named of PRICES.split(',').filter((file) => file !== '')) {
      const at = named.indexOf(':')
      const file = resolve(process.env.INIT_CWD ?? '.', named.slice(at + 1))
      const asked = parsePriceArguments(words.commands.prices.asked, ['import', named.slice(0, at), file])
      if (typeof asked === 'string' || asked.verb !== 'import') throw new Error(`PRICES: ${String(asked)}`)
      const { source, country } = asked
      const items = sourceList[source].read((await open(file)).createReadStream(), { country })
      const report = await importPrices(database, {
        source,
        origin: basename(file),
        items,
        now: new Date(),
        tolerance: 1,
      })
      if (report.outcome !== 'done') throw new Error(`PRICES: ${named} was not imported`)
    }
    await loadSnapshot(database)
    await loadRates(database)
    const answerer = new PriceAnswerer(new StoredPrices(prices, database, words), { run: runInline(tasks) })
    for (const { turns, ...about } of questions) {
      const [question = ''] = turns.slice(-1)
      const earlier = turns.slice(0, -1)
      const country = about.country ?? COUNTRY
      const local = typeof country === 'string' && country !== '' ? [country] : []
      const reading = await answerer.read(question, earlier, local)
      const { language } = reading
      const { statements, ...rest } = await answerer.answer(reading.parts, local)
      const { said } = language === 'en' ? words : await loadAnswerMessages(language)
      const text = renderAnswer(said, statements)
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
