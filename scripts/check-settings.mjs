// Every setting that the API reads stands in .env.example with its meaning, and nothing else does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsNamed, settingsRead } from './settings.mjs'
import { root } from './toolchain.mjs'

const config = 'apps/api/src/config.ts'
const read = settingsRead(config, readFileSync(join(root, config), 'utf8'))
const named = settingsNamed(readFileSync(join(root, '.env.example'), 'utf8'))
const offences = [
  ...read
    .filter((name) => !named.includes(name))
    .map((name) => `${name} is read by ${config}, but not in .env.example`),
  ...named
    .filter((name) => !read.includes(name))
    .map((name) => `${name} is in .env.example, but not read by ${config}`),
]
for (const offence of offences) console.error(offence)
console.log(`${read.length} settings, ${offences.length} offences`)
process.exit(offences.length === 0 ? 0 : 1)
