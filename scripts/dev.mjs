// `pnpm dev`: the API in watch mode, behind Vite with hot reload.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { environment, root } from './toolchain.mjs'

if (!(await install())) process.exit(1)

const watchers = ['@smart-farming/api', '@smart-farming/web'].map((workspace) =>
  spawn('pnpm', ['--filter', workspace, 'dev'], {
    cwd: root,
    env: environment(),
    // Vite gets the keyboard. The API takes a second Ctrl-C as "stop at once", and `node --watch`
    // would forward the first, which the API has already received.
    stdio: [workspace.endsWith('api') ? 'ignore' : 'inherit', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  }),
)

// Neither is useful alone, so the first to exit stops the other.
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
