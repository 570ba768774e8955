// Every workspace answers to the same commands and has an owner, and every version is written once, in the catalog of pnpm-workspace.yaml.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'
import { ownerOffences, workspaceOffences } from './workspace-rules.mjs'
import { workspaces } from './workspaces.mjs'

const all = workspaces(root)
const owners = readFileSync(join(root, 'CODEOWNERS'), 'utf8')
const offences = [...all.flatMap(workspaceOffences), ...ownerOffences(owners, all)]
for (const offence of offences) console.error(offence)
console.log(`${all.length} workspaces, ${offences.length} offences`)
process.exit(offences.length === 0 ? 0 : 1)
