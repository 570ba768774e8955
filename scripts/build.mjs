// Installs and builds the product, skipping finished steps. First step of `npm start` and of the
// container image.
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { run } from './toolchain.mjs'

/** @returns {Promise<boolean>} whether the API and the web client are built */
export async function build() {
  if (!(await install())) return false
  console.log('Building (what has not changed is taken from the cache) ...')
  const filters = ['--filter=@smart-farming/api', '--filter=@smart-farming/web']
  return (await run('turbo', ['run', 'build', ...filters], { quiet: true })) === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit((await build()) ? 0 : 1)
