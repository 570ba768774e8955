import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { chromiumArguments } from '../../../src/engines/chromium-arguments.ts'

const features = (commandLine: readonly string[]) =>
  commandLine
    .filter((argument) => argument.startsWith('--disable-features='))
    .flatMap((argument) => argument.slice(argument.indexOf('=') + 1).split(','))

test('our Chromium arguments disable every feature that Playwright disables', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'smart-farming-arguments-'))
  const executablePath = join(folder, 'browser')
  const told = join(folder, 'told')
  // A fake browser that records its arguments and exits.
  await writeFile(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${told}'\n`)
  await chmod(executablePath, 0o755)
  await chromium.launch({ executablePath }).then(
    (browser) => browser.close(),
    () => {},
  )
  const ofPlaywright = features((await readFile(told, 'utf8')).split('\n'))
  await rm(folder, { recursive: true })
  expect(ofPlaywright.length).toBeGreaterThan(0)
  expect(features(chromiumArguments)).toEqual(expect.arrayContaining(ofPlaywright))
})
