// Counts the words and pairs of words by which misspelt ones are told: pnpm --filter @smart-farming/market-core count
import { writeFileSync } from 'node:fs'
import { countedWords } from './reader/counted-words.ts'

const file = new URL('../src/understand/spelling/channel/word-counts.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(countedWords(), null, 2)}\n`)
