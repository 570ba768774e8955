// `pnpm dev`: the API in watch mode, and Vite in front of it with hot reload.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { environment, root } from './toolchain.mjs'

if (!(await install())) process.exit(1)

const watchers = ['@smart-farming/api', '@smart-farming/web'].map((workspace) =>
  spawn('pnpm', ['--filter', workspace, 'dev'], {
    cwd: root,
    env: environment(),
    // Keys are Vite's. The API has a second Ctrl-C on its terminal for "at once", and `node --watch` passes on the
    // first that it has had already.
    stdio: [workspace.endsWith('api') ? 'ignore' : 'inherit', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  }),
)

// One without the other is of no use, so the first to end takes the other along.
const stop = (signal = 'SIGTERM') => {
  for (const watcher of watchers) watcher.kill(signal)
}
for (const watcher of watchers) {
  watcher.once('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop()
  })
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal))
