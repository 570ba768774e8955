import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOffences, folderOffences } from './boundaries/check.mjs'
import { sourcePaths } from './boundaries/source-files.mjs'
import { root } from './toolchain.mjs'

const paths = sourcePaths(root)
const inFiles = paths.flatMap((path) => fileOffences(path, readFileSync(join(root, path), 'utf8')))
const offences = [...inFiles, ...folderOffences(paths)]
for (const offence of offences) console.error(offence)
console.log(`${paths.length} files, ${offences.length} crossed boundaries`)
process.exit(offences.length === 0 ? 0 : 1)
