import { existsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { restWhileFaultsRun } from '../../src/while-faults-run.ts'

test('while faults run a browser rests until that is over, and without them it goes on', async ({}, testInfo) => {
  const note = testInfo.outputPath('faults-run')
  writeFileSync(note, '')
  const rested = restWhileFaultsRun(note).then(() => existsSync(note))
  await setImmediate()
  await rm(note)
  expect(await rested).toBe(false)
  await restWhileFaultsRun(note)
})
