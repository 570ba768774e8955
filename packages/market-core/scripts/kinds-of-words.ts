// Tells what kind of thing each word of ordinary English is, by WordNet 3.1 (the folder that has its index.sense):
// WORDNET=<folder> pnpm --filter @smart-farming/market-core kinds
import { writeFileSync } from 'node:fs'
import ordinary from '../src/understand/spelling/ordinary-words.json' with { type: 'json' }
import { kindsByWordNet } from './left/wordnet.ts'

const kindsOf = kindsByWordNet(process.env.WORDNET ?? '.')
const byLetter = Object.entries(ordinary).map(([letter, words]) => [
  letter,
  words.split(' ').map(kindsOf).join(''),
])
const file = new URL('../src/understand/asides/learned/word-kinds.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(Object.fromEntries(byLetter), null, 2)}\n`)
