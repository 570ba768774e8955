// `npm start`: installs, builds and runs the product, doing only what is not done yet.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { node, root } from './toolchain.mjs'

if (!(await build())) process.exit(1)

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
const server = spawn(node, [...settings, 'apps/api/dist/server.js'], { cwd: root, stdio: 'inherit' })

// The server stops gracefully by itself; this process only passes the wish on and waits. A terminal already sends Ctrl-C
// to both, and a second one would mean "at once".
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
  })
}
// npm hands a signal to its shell, which ends at once and leaves this process behind; so that, too, means "stop".
const parent = process.ppid
const orphaned = setInterval(() => {
  if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return
  clearInterval(orphaned)
  server.kill('SIGTERM')
}, 200)

server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exit(1)
})
server.once('exit', (code) => process.exit(code ?? 1))
