import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Longest that a download may take, in ms: some networks swallow it without a word. */
const INSTALL_TIMEOUT_MS = 180_000

/** Downloads Playwright's own build of a browser. False when that did not work. */
export function installWithPlaywright(browser: string): boolean {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js')
  return quietly(process.execPath, [cli, 'install', browser], INSTALL_TIMEOUT_MS)
}

/**
 * Installs packages of the system, as root on Debian and what comes from it, where nothing has to give way for them.
 * Only the download has an end in time: a package manager that is stopped while it unpacks leaves the machine broken.
 *
 * @param patienceMs longest that each half of the download may take
 * @returns whether that worked
 */
export function installWithApt(packages: readonly string[], patienceMs = INSTALL_TIMEOUT_MS): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const install = ['install', '-y', '--no-install-recommends', '--no-remove', ...packages]
  return (
    quietly('apt-get', ['update'], patienceMs) &&
    quietly('apt-get', [...install, '--download-only'], patienceMs) &&
    quietly('apt-get', [...install, '--no-download'])
  )
}

/** A way that fails is no error yet: another may work. */
function quietly(command: string, args: readonly string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout, env }).status === 0
}
