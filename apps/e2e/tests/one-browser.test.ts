import { existsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { turnBeside } from '../src/one-browser.ts'

test('while one browser only may run, the first goes on and the others wait until that is over', async ({}, testInfo) => {
  const note = testInfo.outputPath('one-browser')
  writeFileSync(note, '')
  await turnBeside(0, note)
  expect(existsSync(note)).toBe(true)
  const second = turnBeside(1, note).then(() => existsSync(note))
  await setImmediate()
  await rm(note)
  expect(await second).toBe(false)
  await turnBeside(1, note)
})
