// Runs the Dockerfile's commands without a container, to detect a broken build on machines without
// a container engine.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { instructions, stages } from './dockerfile.mjs'
import { serverFlags } from './server-flags.mjs'
import { environment, node, root, run } from './toolchain.mjs'

test('instructions joins continued lines and skips comments', () => {
  const text = '# Why.\nFROM a\nRUN one \\\n  two\n\n# FROM no\nFROM b\nCMD ["x", "y"]\n'
  assert.deepEqual(instructions(text).at(1), { keyword: 'RUN', rest: 'one two' })
  assert.deepEqual(
    stages(text).map((stage) => stage.length),
    [2, 2],
  )
})

test('base images are pinned by version and digest, with the Node version of these tests', () => {
  const pinned = /^[\w./-]+:\d[\w.-]*@sha256:[0-9a-f]{64}$/
  const dockerfile = instructions(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const bases = dockerfile.filter(({ keyword }) => keyword === 'FROM').map(({ rest }) => rest.split(' ')[0])
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
  const pulled = [...compose.matchAll(/^\s*image: (\S+)$/gm)].map(([, image]) => image)
  assert.notEqual(pulled.length, 0)
  for (const image of [...bases, ...pulled]) assert.match(image, pinned)
  assert.equal(new Set(bases).size, 1)
  assert.ok(bases[0].startsWith(`node:${process.versions.node}-`), `${bases[0]}, ${process.version}`)
})

const folder = mkdtempSync(join(tmpdir(), 'smart-farming-image-'))
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))

const [building, running] = stages(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const all = (stage, keyword) => stage.filter((one) => one.keyword === keyword).map(({ rest }) => rest)
const asList = (command) => JSON.parse(command.slice(command.indexOf('[')))
/** Local path of a file in the image. The build stage's /app is the repository. */
const built = (path) =>
  path.startsWith('/app/') ? join(root, path.slice('/app/'.length)) : join(folder, path)
const inImage = (path) => join(folder, 'image', resolve(all(running, 'WORKDIR')[0], path))

test("the Dockerfile's build starts, serves a page and passes its health check", async () => {
  // The embedded database may run as its own user, which needs access to its folder.
  chmodSync(folder, 0o755)
  for (const command of all(building, 'RUN')) {
    const [program, ...args] = command.split(' ').map((word) => (word === '/deployed' ? built(word) : word))
    assert.equal(await run(program === 'node' ? node : program, args, { quiet: true }), 0, command)
  }
  for (const copy of all(running, 'COPY')) {
    const [from, path, to] = copy.split(' ')
    assert.equal(from, '--from=build')
    const target = to.endsWith('/') ? join(to, path.slice(path.lastIndexOf('/') + 1)) : to
    mkdirSync(join(inImage(target), '..'), { recursive: true })
    cpSync(built(path), inImage(target), { recursive: true, verbatimSymlinks: true })
  }

  const settings = all(running, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')))
  const env = {
    ...Object.fromEntries(settings),
    PATH: environment().PATH,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DRAIN_SECONDS: '0',
    PRICE_REFRESH: 'off',
  }
  const start = (command) => {
    const [program, ...args] = asList(command)
    assert.equal(program, 'node')
    if (!args.includes('-e')) assert.deepEqual(args.slice(0, -1), serverFlags)
    return spawn(node, args, { cwd: inImage('.'), env, stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const server = start(all(running, 'CMD')[0])
  const ended = once(server, 'exit')
  const said = []
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => said.push(String(part)))
  try {
    const isHealthy = async () => (await once(start(all(running, 'HEALTHCHECK')[0]), 'close'))[0] === 0
    const giveUpAt = Date.now() + 60_000
    while (!(await isHealthy())) {
      assert.equal(server.exitCode, null, said.join(''))
      assert.ok(Date.now() < giveUpAt, said.join(''))
    }
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
    assert.deepEqual([page.status, /<title>/.test(await page.text())], [200, true])
    assert.equal((await fetch(`http://127.0.0.1:${env.PORT}/api/health`)).status, 200)
  } finally {
    server.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null], said.join(''))
  }
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
