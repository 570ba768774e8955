// `npm start` under a supervisor, a container runtime and a user. Whichever signal arrives, and
// whichever process receives it, the product stops gracefully once and leaves no process.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { build } from './build.mjs'
import { root } from './toolchain.mjs'

// Process groups and their signals are POSIX features, which Windows lacks.
const posix = { skip: process.platform === 'win32', timeout: 180_000 }
/** `script` gives a program its own terminal. The arguments are for Linux. */
const terminal = { ...posix, skip: process.platform !== 'linux' || !existsSync('/usr/bin/script') }

const CTRL_C = '\x03'

// Shared by all tests, so that each start checks the database as the previous stop left it.
const dataDir = mkdtempSync(join(tmpdir(), 'smart-farming-start-'))
// The embedded database may run as its own user, which needs access to its folder.
chmodSync(dataDir, 0o755)
const pidFile = join(dataDir, 'postgres/postmaster.pid')

before(async () => assert.ok(await build()))
after(() => {
  // A failed test may have left processes running.
  if (existsSync(pidFile)) process.kill(postmaster(), 'SIGINT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

for (const signal of ['SIGTERM', 'SIGINT']) {
  test(`${signal} to the whole process group stops the product once`, posix, async () => {
    const product = await start()
    process.kill(-product.group, signal)
    await product.isStopped()
  })

  test(`repeated ${signal} to the whole process group stops the product once`, posix, async () => {
    const product = await start()
    while (members(product.group).length > 0) {
      try {
        process.kill(-product.group, signal)
      } catch {
        // The last process of the group has already exited.
      }
    }
    // The last signal may reach npm when it no longer listens and has nothing left to do.
    await product.isStopped({ codes: 'any' })
  })

  test(`${signal} to any one process in the group stops the product once`, posix, async () => {
    for (let index = 0; ; index += 1) {
      const product = await start()
      const all = members(product.group)
      process.kill(all[index].pid, signal)
      await product.isStopped()
      if (index === all.length - 1) return
    }
  })
}

test(
  'SIGTERM to every process and the database, as systemd sends it, stops the product once',
  posix,
  async () => {
    const product = await start()
    process.kill(postmaster(), 'SIGTERM')
    process.kill(-product.group, 'SIGTERM')
    await product.isStopped()
  },
)

test('SIGTERM during startup leaves no process running', posix, async () => {
  const product = launch()
  await until(() => existsSync(join(dataDir, 'postgres.lock')) || existsSync(pidFile))
  process.kill(-product.group, 'SIGTERM')
  await product.isStopped()
})

test('killing the launcher also ends the server and its database', posix, async () => {
  const product = await start()
  process.kill(members(product.group).find(({ command }) => command.endsWith('start.mjs')).pid, 'SIGKILL')
  await product.isStopped({ codes: 'any' })
})

test('Ctrl-C on a terminal stops the product once', terminal, async () => {
  const product = await start({ onTerminal: true })
  product.type(CTRL_C)
  await product.isStopped()
})

test('a second Ctrl-C on a terminal ends the server and its database at once', terminal, async () => {
  const product = await start({ onTerminal: true })
  // An incomplete request delays the stop. The answer to the request before shows that both have
  // arrived.
  const { hostname, port } = new URL(product.address)
  const held = connect(port, hostname).on('error', () => {})
  held.write(
    'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n' +
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  )
  await once(held, 'data')
  product.type(CTRL_C)
  await until(() => product.said().includes('"msg":"stopping"'))
  product.type(CTRL_C)
  await product.isStopped({ codes: [1] })
  held.destroy()
})

test('closing the terminal ends the product', terminal, async () => {
  const product = await start({ onTerminal: true })
  product.close()
  await product.isStopped({ codes: 'any' })
})

/**
 * Starts the product and waits until it is ready. The previous stop must have left the database
 * intact.
 */
async function start(options) {
  const product = launch(options)
  await until(() => product.address !== undefined || product.hasEnded())
  assert.ok(product.address, product.said())
  assert.ok(product.group)
  const log = databaseLog()
  assert.match(log, /database system was shut down at/, log)
  assert.doesNotMatch(log, /interrupted|not properly shut down/, log)
  return product
}

function launch({ onTerminal = false } = {}) {
  const [program, ...args] = onTerminal
    ? ['script', '-qefc', 'exec npm start', '/dev/null']
    : ['npm', 'start']
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    PRICE_REFRESH: 'off',
    WEATHER_PROVIDERS: 'sample',
    DRAIN_SECONDS: '0',
    // Sets the shell that `script` uses, because the user may have none, or one that forbids
    // logins.
    SHELL: '/bin/sh',
  }
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...settings },
    // Starts the child in its own process group.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(String(part)))
  child.stdin.on('error', () => {}) // Standard input closes with its terminal.
  const said = () => parts.join('')
  const ended = once(child, 'exit')
  let group
  return {
    said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    get address() {
      return /ready at (http\S+)/.exec(said())?.[1]
    },
    get group() {
      // On a terminal, `script` has one child, which leads the group.
      group ??= onTerminal ? processes().find(({ parent }) => parent === child.pid)?.pid : child.pid
      return group
    },
    type: (keys) => child.stdin.write(keys),
    /** Simulates closing the terminal window. */
    close: () => child.kill('SIGKILL'),
    /** Waits for the exit, and checks that no process remains. */
    async isStopped({ codes = [0] } = {}) {
      const group = this.group
      const [code] = await ended
      await until(() => members(group).length === 0)
      if (codes !== 'any') assert.ok(codes.includes(code), `it ended with ${code}:\n${said()}`)
      assert.equal(existsSync(pidFile), false, 'the database runs on')
      assert.match(databaseLog(), /database system is shut down\s*$/)
    },
  }
}

const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
const databaseLog = () => readFileSync(join(dataDir, 'postgres/server.log'), 'utf8')
const members = (wanted) => processes().filter(({ group }) => group === wanted)

/** All running processes, without zombies. */
function processes() {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null && !found[4].startsWith('Z'))
    .map(([, pid, parent, group, , command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      command,
    }))
}

/** The test's timeout ends a wait that never succeeds. */
async function until(holds) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}
