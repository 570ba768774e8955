// Checks that all texts for people are in packages/words (docs/decisions/words-and-languages.md).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, sourcePaths } from '../boundaries/source-files.mjs'
import { root } from '../toolchain.mjs'
import { wordsOffences } from './words-rules.mjs'

const files = sourcePaths(root).filter((path) => !isTest(path))
const offences = files.flatMap((path) => wordsOffences(path, () => readFileSync(join(root, path), 'utf8')))
for (const offence of offences) console.error(offence)
console.log(`${files.length} files, ${offences.length} texts outside packages/words`)
process.exit(offences.length === 0 ? 0 : 1)
