// Every setting that the API or the compose file reads stands in .env.example with its meaning, and nothing else does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsComposed, settingsNamed, settingsRead } from './settings.mjs'
import { root } from './toolchain.mjs'

const text = (path) => readFileSync(join(root, path), 'utf8')

const schema = 'apps/api/src/environment.ts'
const read = new Set([...settingsRead(schema, text(schema)), ...settingsComposed(text('docker-compose.yml'))])
const named = new Set(settingsNamed(text('.env.example')))
const offences = [
  ...[...read.difference(named)].map((name) => `${name} is read, but not explained in .env.example`),
  ...[...named.difference(read)].map((name) => `${name} is in .env.example, but nothing reads it`),
]
for (const offence of offences) console.error(offence)
console.log(`${read.size} settings, ${offences.length} offences`)
process.exit(offences.length === 0 ? 0 : 1)
