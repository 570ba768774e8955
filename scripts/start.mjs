// `npm start`: installs, builds and runs the product, skipping finished steps.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { serverEnvironment, serverFlags } from './server-flags.mjs'
import { node, root } from './toolchain.mjs'

let server
let wish
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal))
// An exited npm cannot forward signals, so its exit also means "stop".
const parent = process.ppid
setInterval(() => {
  if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) stop('SIGTERM')
}, 200).unref()

if (!(await build())) process.exit(1)

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
server = spawn(node, [...serverFlags, ...settings, 'apps/api/dist/server.js'], {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exit(1)
})
// The stop signal itself may end the server, if it arrives before the server has started anything.
server.once('exit', (code, signal) => process.exit(code ?? (signal === wish ? 0 : 1)))

/**
 * Forwards the stop request and waits; the server stops gracefully by itself. It is sent as a message, not as a signal:
 * a terminal or supervisor has signalled the whole group, npm forwards the signal to us once more, and the server must
 * be able to distinguish a user's second Ctrl-C from all that. If we are killed, the closed channel tells it to stop.
 */
function stop(signal) {
  if (server === undefined) process.exit(128 + constants.signals[signal])
  if (wish === undefined && server.connected) server.send({ stop: signal }, () => {}) // It may just have exited.
  wish ??= signal
}
