// Every workspace answers to the same commands, and every version is written once, in the catalog of pnpm-workspace.yaml.
import { root } from './toolchain.mjs'
import { workspaceOffences } from './workspace-rules.mjs'
import { workspaces } from './workspaces.mjs'

const all = workspaces(root)
const offences = all.flatMap(workspaceOffences)
for (const offence of offences) console.error(offence)
console.log(`${all.length} workspaces, ${offences.length} offences`)
process.exit(offences.length === 0 ? 0 : 1)
