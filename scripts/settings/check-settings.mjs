// Checks that .env.example explains exactly the settings that the API or the compose file reads,
// and that the operators' documents name every weather provider.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../../apps/api/src/environment.ts'
import { providerList } from '../../apps/api/src/weather/providers/provider-list.ts'
import { root } from '../toolchain.mjs'
import {
  listSchemaSettings,
  parseComposeSettings,
  parseExampleSettings,
  parseProviderOrder,
} from './settings.mjs'

const text = (path) => readFileSync(join(root, path), 'utf8')

const read = new Set([
  ...listSchemaSettings(environment),
  ...parseComposeSettings(text('docker-compose.yml')),
])
const named = new Set(parseExampleSettings(text('.env.example')))
const providers = providerList.map(({ info }) => info.id).join(', ')
const offences = [
  ...['.env.example', 'docs/weather-rules.md']
    .filter((path) => parseProviderOrder(text(path)).join(', ') !== providers)
    .map((path) => `${path} does not name the weather providers in their order: ${providers}`),
  ...[...read.difference(named)].map((name) => `${name} is read, but not explained in .env.example`),
  ...[...named.difference(read)].map((name) => `${name} is in .env.example, but nothing reads it`),
]
for (const offence of offences) console.error(offence)
console.log(`${read.size} settings, ${offences.length} offences`)
process.exit(offences.length === 0 ? 0 : 1)
