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
// A signal that arrives before the server has started anything may end the server directly.
server.once('exit', (code, signal) => process.exit(code ?? (signal === wish ? 0 : 1)))

/**
 * Forwards the stop request and waits for the server to stop gracefully. The request is a message,
 * because signals arrive more than once: the terminal or supervisor signals the whole group, and
 * npm forwards the signal. The server could not tell them from a user's second Ctrl-C. If this
 * process is killed, the closed channel stops the server.
 */
function stop(signal) {
  if (server === undefined) process.exit(128 + constants.signals[signal])
  if (wish === undefined && server.connected) server.send({ stop: signal }, () => {}) // It may just have exited.
  wish ??= signal
}
