import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadServerMessages, type ServerMessages } from '@smart-farming/words/catalogues'
import { pino } from 'pino'
import type { ChatTopic } from '../../chat/engine.ts'
import type { ChatModel } from '../../chat/model/model.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { PriceStore } from '../../market/stored/price-store.ts'
import { sampleQuestions } from '../../paths.ts'
import { createReadingPool } from '../../reading-pool.ts'
import { withSharedDeadline } from '../../timing/worker-pool.ts'
import type { Terminal } from '../terminal.ts'
import { reportFailure, withDatabase } from '../with-database.ts'
import { CountingModel } from './counting-model.ts'
import { createLocalEngine } from './local-engine.ts'
import { parseQuestions } from './parse-questions.ts'
import { questionRunText, summaryText } from './question-run-text.ts'
import { type QuestionRun, runQuestion } from './run-question.ts'

type Said = ServerMessages['commands']['questions']

/**
 * Longest wait for a thread that reads messages; starting one takes a long time on a busy machine.
 */
const THREADS_MS = 120_000

interface Options {
  file: string
  place: string
  topic: ChatTopic
}

/** Runs `pnpm questions`; returns its exit code. */
export async function questionsCommand(args: string[], terminal: Terminal): Promise<number> {
  const words = await loadServerMessages('en')
  const { questions: said } = words.commands
  const options = readOptions(args, said)
  if (typeof options === 'string') return reportFailure(terminal, `${options}\n\n${said.usage}`, 2)
  if (options === undefined) {
    terminal.out(said.usage)
    return 0
  }
  const text = await readFile(options.file, 'utf8').catch(() => undefined)
  if (text === undefined) return reportFailure(terminal, said.unreadable({ file: options.file }), 1)
  const questions = parseQuestions(text)
  return withDatabase(terminal, words, said.failed, (database, config, { url }) =>
    askAll({ terminal, words, database, databaseUrl: url, config }, questions, options),
  )
}

interface Around {
  terminal: Terminal
  words: ServerMessages
  database: Database
  databaseUrl: string
  config: Config
}

async function askAll(
  { terminal, words, ...parts }: Around,
  questions: readonly string[],
  { place: wanted, topic }: Options,
): Promise<number> {
  const said = words.commands.questions
  const { config, database } = parts
  await database.migrate()
  // Nothing else uses the threads, so the first question may wait for them.
  const reading = createReadingPool({ waitMs: THREADS_MS })
  const now = () => new Date()
  // Problems are printed with their answer; the rest of a server's log is not needed.
  const log = pino({ level: 'silent' })
  const prices = new PriceStore(database)
  const shared = { ...parts, words, reading, prices, now, log, deadlines: {}, refreshing: {} }
  try {
    let model: CountingModel | undefined
    const counted = (real: ChatModel) => {
      model = new CountingModel(real)
      return model
    }
    const here = await createLocalEngine(shared, { model: counted }, wanted)
    if (here === undefined) return reportFailure(terminal, said.noPlace({ place: wanted }), 1)
    await reading.start()
    const { name: location } = here.place
    terminal.out(
      `${config.model ? said.begin({ model: config.model.name, questions: questions.length, location }) : said.noModel}\n\n`,
    )
    const asker = { id: 0, farmName: said.farmName, location }
    const all: QuestionRun[] = []
    try {
      for (const [at, question] of questions.entries()) {
        const clock = () => performance.now()
        // As on the server, all reading of one message shares a deadline.
        const asked = await withSharedDeadline(() =>
          runQuestion(here.engine, model, question, { topic, asker }, { now, clock }),
        )
        all.push(asked)
        terminal.out(`${questionRunText(said, asked, { number: at + 1, count: questions.length })}\n`)
      }
      terminal.out(`${summaryText(said, all)}\n`)
      return 0
    } finally {
      await here.close()
    }
  } finally {
    await reading.close()
  }
}

/** Parses the options. Undefined if help is requested; a string describes a mistake. */
function readOptions(args: string[], said: Said): Options | string | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        place: { type: 'string', default: 'Nakuru' },
        tab: { type: 'string', default: 'market' },
        help: { type: 'boolean', default: false },
      },
    })
    const [file = sampleQuestions, ...others] = positionals
    if (values.help) return undefined
    if (others.length > 0) return said.oneFile
    if (values.tab !== 'market' && values.tab !== 'assistant') return said.noTab({ text: values.tab })
    return { file, place: values.place, topic: values.tab }
  } catch (error) {
    return error instanceof Error ? error.message : said.wrongOptions
  }
}
