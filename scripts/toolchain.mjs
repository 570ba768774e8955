// Shared by all scripts here: the repository's location, its own Node.js, and a way to run its
// tools. These files run on any Node.js of the machine (20 or later), before anything is installed,
// so they have no dependencies.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const windows = process.platform === 'win32'

/** The repository's own Node.js (a dev dependency), whatever version the machine has. */
export const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

/** Environment of the tools: the repository's own tools come first, and telemetry is off. */
export function environment() {
  return {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + (process.env.PATH ?? ''),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  }
}

/**
 * Runs a command in the root folder until the command or this process exits.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, yields?: boolean }} options `quiet`: output is shown only if the
 * command fails; `yields`: the command and its children run at low priority
 * @returns {Promise<number>} exit code; 1 if the command could not be started or was ended by a
 * signal
 */
export function run(command, args, { quiet = false, yields = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(),
      // npx, pnpm and turbo are .cmd files on Windows, which only a shell can start.
      shell: windows,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    if (yields) child.once('spawn', () => setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL))
    const endWithUs = () => child.kill()
    process.once('exit', endWithUs)
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => {
      console.error(`Could not start ${command}: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => {
      process.off('exit', endWithUs)
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}
