import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Longest that a download may take, in ms: some networks swallow it without a word. */
const INSTALL_TIMEOUT_MS = 180_000

/** Downloads Playwright's own build of a browser. False when that did not work. */
export function installWithPlaywright(browser: string): boolean {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js')
  return quietly(process.execPath, [cli, 'install', browser])
}

/** Installs packages of the system, as root on Debian and what comes from it. False when that did not work. */
export function installWithApt(...packages: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  return (
    quietly('apt-get', ['update']) &&
    quietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  )
}

/** A way that fails is no error yet: another may work. */
function quietly(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS, env }).status === 0
}
