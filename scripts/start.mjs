// `npm start`: installs, builds and runs the product, doing only what is not done yet.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { node, root } from './toolchain.mjs'

if (!(await build())) process.exit(1)

const server = spawn(node, ['--env-file-if-exists=.env', 'apps/api/dist/server.js'], {
  cwd: root,
  stdio: 'inherit',
})

// The server stops gracefully by itself; this process only passes the wish on and waits. A terminal already sends Ctrl-C
// to both, and a second one would mean "at once".
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
  })
}
server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exit(1)
})
server.once('exit', (code) => process.exit(code ?? 1))
