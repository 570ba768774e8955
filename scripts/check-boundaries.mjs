// The import and naming rules of the repository (CONTRIBUTING.md), checked rather than remembered.
import { checkBoundaries } from './boundaries/check.mjs'
import { root } from './toolchain.mjs'

const { files, offences } = checkBoundaries(root)
for (const offence of offences) console.error(offence)
console.log(`${files} files, ${offences.length} crossed boundaries`)
process.exit(offences.length === 0 ? 0 : 1)
