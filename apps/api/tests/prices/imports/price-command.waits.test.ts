import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pricesCommand } from '../../../src/commands/prices-command.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../../src/db/embedded/embedded.ts'
import { createPinkSheet } from '../../support/prices/price-files.ts'
import { createWfpFile } from '../../support/prices/prices.ts'
import { createCommandDatabase, runCommand, spawnCommand } from '../../support/processes/command.ts'
import { createDataDirectory } from '../../support/processes/server.ts'

let dataDir: string
let running: EmbeddedDatabase
let other: Awaited<ReturnType<typeof createCommandDatabase>>

const prices = (args: string[], env: Record<string, string> = { DATA_DIR: dataDir }) =>
  spawnCommand('prices', args, env)
const here = (args: string[], input?: string) =>
  runCommand(pricesCommand, args, { DATABASE_URL: other.url }, input)

const file = async (name: string, content: string | Uint8Array) => {
  const path = join(dataDir, name)
  await writeFile(path, content)
  return path
}

beforeAll(async () => {
  dataDir = await createDataDirectory()
  running = await openEmbeddedDatabase(dataDir)
  other = await createCommandDatabase()
})
afterAll(async () => {
  await running.stop()
  await other.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('the command works before the first run, while the product runs and when nothing runs', async () => {
  expect(await prices(['list'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^No prices yet\./) })
  const workbook = await file('pink.xlsx', createPinkSheet())
  expect(await prices(['import', 'world-bank', workbook])).toEqual({
    code: 0,
    stdout: 'pink.xlsx: 16 prices read, 16 new, 0 revised.\n',
    stderr: '',
  })
  const kenya = await file('wfp_food_prices_ken.csv', createWfpFile([['2026-07-15', 'Nakuru', 3650]]))
  const byUrl = await prices(['import', 'wfp', kenya], { DATABASE_URL: running.url })
  expect(byUrl.stdout).toBe('wfp_food_prices_ken.csv: 1 price read, 1 new, 0 revised.\n')
  const beside = await prices(['show', 'corn'])
  await running.stop()
  expect(await prices(['show', 'maize'])).toEqual(beside)
  expect(beside.stdout.split('\n')).toEqual([
    'Series         Where       Kind       Price               Date        Month  Year',
    'Maize (white)  Nakuru, KE  wholesale  3650 KES per 90 KG  2026-07-15  -      -',
    'Maize          world       benchmark  198.4 USD per mt    2026-07-01  +1.5%  -',
    '',
    'WFP - VAM Food Prices, via Humanitarian Data Exchange (HDX), CC BY-IGO',
    'The World Bank: Commodity Price Data (The Pink Sheet), CC BY 4.0, from 2026-08-04',
    '',
  ])
  expect((await prices(['list'])).stdout).toMatch(/^maize {6}2 {7}KE world {2}2026-07-15$/m)
})

test('imports from standard input; bad rows are listed and block the import unless skipped', async () => {
  const broken = createWfpFile([
    ['2026-08-15', 'Nakuru', 'x'],
    ['2026-09-15', 'Nakuru', 3700],
  ])
  const piped = (...more: string[]) => here(['import', 'wfp', '-', '--country', 'KEN', ...more], broken)
  expect(await piped()).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'standard input: nothing was changed. 1 bad row, so nothing was changed.\nBad rows: 1\n  line 2: price is not a price\n',
  })
  expect(await piped('--skip-bad-rows')).toEqual({
    code: 0,
    stdout: 'standard input: 1 price read, 1 new, 0 revised.\nBad rows: 1\n  line 2: price is not a price\n',
    stderr: '',
  })
})

test('imports a suspect price and names its series and month', async () => {
  const prices = [5300, 5350, 5290, 5320, 5380, 538_000]
  const months = createWfpFile(prices.map((price, at) => [`2026-0${at + 1}-15`, 'Eldoret', price] as const))
  expect((await here(['import', 'wfp', '-', '--country', 'KEN'], months)).stdout).toBe(
    `standard input: 6 prices read, 6 new, 0 revised.
Latest prices that may be errors: 1
  Maize (white), Eldoret, KE: 538000 KES per 90 KG in 2026-06
`,
  )
  expect((await here(['show', 'maize'])).stdout).toMatch(
    /Eldoret, KE +wholesale +538000 KES per 90 KG \(may be an error\) +2026-06-15 +- +-/,
  )
})

test.each([
  [[], /^Say what to do/, 2],
  [['import', 'usda'], /^import: name one of world-bank, wfp/, 2],
  [['import', 'wfp', 'x.csv', '--country', 'Kenya'], /^--country: "Kenya" is not a country code/, 2],
  [['show', 'unobtainium'], /^show: "unobtainium" is not a known commodity/, 2],
  [['import', 'wfp', '/nowhere/wfp_food_prices_ken.csv'], /cannot be read .*Nothing was changed/, 1],
  [['import', 'wfp', '/'], /cannot be read .*Nothing was changed|does not say which country/, 1],
  [['show', 'cassava'], /^There are no prices for cassava/, 1],
])('explains the wrong arguments %o in a sentence', async (args, said, code) => {
  const answer = await here(args)
  expect([answer.code, answer.stdout]).toEqual([code, ''])
  expect(answer.stderr).toMatch(said)
})
