// Runs before the tests. Builds the product and installs a browser if they are missing.
import { spawnSync } from 'node:child_process'
import { assertBuilt } from '../src/built-product.ts'
import { findEngine } from '../src/engines/find-engine.ts'
import { ENGINES } from '../src/engines/tab.ts'
import { findOrInstallTestChromium } from '../src/headless-shell.ts'

/** Builds only if something is missing, because an existing build may be the one under test. */
function build(): void {
  const filters = ['@smart-farming/api', '@smart-farming/web'].flatMap((name) => ['--filter', name])
  spawnSync('pnpm', [...filters, 'build'], { stdio: 'inherit', shell: process.platform === 'win32' })
}

try {
  try {
    assertBuilt()
  } catch {
    build()
    assertBuilt()
  }
  console.log(`Testing in ${findOrInstallTestChromium()}`)
  for (const engine of ENGINES.filter((name) => findEngine(name) === undefined))
    console.log(
      `Skipped: the main journey in ${engine}, which is not here. \`pnpm engines\` gets it and tests in it.`,
    )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
