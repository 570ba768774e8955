// `npm start`: installs, builds and runs the product, doing only what is not done yet.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { node, root, run } from './toolchain.mjs'

if (!(await install())) process.exit(1)

console.log('Building (what has not changed is taken from the cache) ...')
const build = ['run', 'build', '--filter=@smart-farming/api', '--filter=@smart-farming/web']
if ((await run('turbo', build, { quiet: true })) !== 0) process.exit(1)

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
