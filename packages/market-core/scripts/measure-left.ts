// Says how left-over words are judged in a part of their corpus, or in a file of its form:
// PART=development pnpm --filter @smart-farming/market-core measure-left
import { readFileSync } from 'node:fs'
import { understand } from '../src/understand/question.ts'
import { howJudged } from './left/how-judged.ts'
import { type LeftPart, leftCorpus, markedIn } from './left/marked.ts'

/** As of a fresh start: no market is stored yet. */
const nowhere = { countries: [], markets: [] }
const { PART: part = 'development', FILE: file } = process.env
const marked = file === undefined ? leftCorpus(part as LeftPart) : markedIn(readFileSync(file, 'utf8'))
const judged = howJudged(marked, (text) => understand(text, nowhere))
process.stdout.write(`${JSON.stringify(judged, null, 2)}\n`)
