// Every workspace answers to the same commands, has an owner and repeatable property tests, and every version is
// written once, in the catalog of pnpm-workspace.yaml.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'
import { ownerOffences, seedOffences, workspaceOffences } from './workspace-rules.mjs'
import { workspaces } from './workspaces.mjs'

const all = workspaces(root)
const read = (path) => readFileSync(join(root, path), 'utf8')
const offences = [
  ...all.flatMap(workspaceOffences),
  ...ownerOffences(read('CODEOWNERS'), all),
  ...seedOffences(all, read),
]
for (const offence of offences) console.error(offence)
console.log(`${all.length} workspaces, ${offences.length} offences`)
process.exit(offences.length === 0 ? 0 : 1)
