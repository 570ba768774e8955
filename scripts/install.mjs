// Installs the dependencies if they differ from the lock file. Safe to call before everything else.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root, run } from './toolchain.mjs'

const stamp = join(root, 'node_modules/.installed')

/**
 * Key of the installation: these files and the platform, because some packages contain
 * platform-specific binaries.
 */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Installs `node_modules` from the lock file. Returns within milliseconds if nothing has changed.
 *
 * npx runs exactly the pnpm version in `packageManager`, so the machine needs only Node.js and npm.
 * `--prod=false` is needed because the product is built here, even with NODE_ENV=production.
 *
 * @returns {Promise<boolean>} whether the installation is complete
 */
export async function install() {
  const hash = wanted()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(node)) return true
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`Installing dependencies with ${packageManager} (the first time takes a minute or so) ...`)
  // Replaces a `node_modules` from elsewhere without a prompt.
  const unattended = ['--reporter=append-only', '--config.confirmModulesPurge=false']
  const flags = ['install', '--frozen-lockfile', '--prod=false', ...unattended]
  const code = await run('npx', ['-y', packageManager, ...flags], { quiet: true })
  if (code !== 0) {
    console.error('The dependencies could not be installed; the reason stands above.')
    return false
  }
  writeFileSync(stamp, hash)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit((await install()) ? 0 : 1)
