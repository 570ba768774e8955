// Checks that every workspace has the same commands, an owner and repeatable property tests. Each
// version is written once, in the catalog of pnpm-workspace.yaml. Git must not track files that
// .gitignore excludes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'
import { ignoredFileOffences } from './ignored-files.mjs'
import { ownerOffences, seedOffences, workspaceOffences } from './workspace-rules.mjs'
import { workspaces } from './workspaces.mjs'

const all = workspaces(root)
const read = (path) => readFileSync(join(root, path), 'utf8')
const ignored = ignoredFileOffences(root)
if (ignored === undefined) console.log('Ignored files are not checked: there is no git repository here')
const offences = [
  ...all.flatMap(workspaceOffences),
  ...ownerOffences(read('CODEOWNERS'), all),
  ...seedOffences(all, read),
  ...(ignored ?? []),
]
for (const offence of offences) console.error(offence)
console.log(`${all.length} workspaces, ${offences.length} offences`)
process.exit(offences.length === 0 ? 0 : 1)
