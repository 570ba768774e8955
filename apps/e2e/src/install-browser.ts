import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Maximum time for a download, ms, because some networks never respond. */
const INSTALL_TIMEOUT_MS = 180_000

/**
 * Downloads Playwright's own build of a browser.
 *
 * @returns false if that failed
 */
export function installWithPlaywright(browser: string): boolean {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js')
  return quietly(process.execPath, [cli, 'install', browser], INSTALL_TIMEOUT_MS)
}

/**
 * Installs system packages, as root on Debian and its derivatives, without removing any. Only the
 * download has a time limit, because stopping a package manager while it unpacks leaves the machine
 * broken.
 *
 * @param patienceMs maximum time for each half of the download
 * @returns false if that failed
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

/** Ignores errors, because another attempt may succeed. */
function quietly(command: string, args: readonly string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout, env }).status === 0
}
