// `npm start`: installs, builds and runs the product, doing only what is not done yet.
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
// A npm that is gone cannot pass anything on any more; so that, too, means "stop".
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
// Ended by the signal that was to stop it: it came before the server had begun with anything.
server.once('exit', (code, signal) => process.exit(code ?? (signal === wish ? 0 : 1)))

/**
 * Passes the wish on and waits; the server stops gracefully by itself. As a message, not as a signal: a terminal or a
 * supervisor has sent its signal to the whole group, npm passes it on to us once more, and the server must be able to
 * tell a person's second Ctrl-C from all that. When we are killed, the closed channel tells it to stop.
 */
function stop(signal) {
  if (server === undefined) process.exit(128 + constants.signals[signal])
  if (wish === undefined && server.connected) server.send({ stop: signal }, () => {}) // It may just have ended.
  wish ??= signal
}
