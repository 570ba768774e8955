// What docker-compose.yml promises of its containers, held without a container engine.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../toolchain.mjs'
import { containers } from './containers.mjs'

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const secrets = {
  SESSION_SECRET: 'secret of the sessions',
  POSTGRES_PASSWORD: 'password of the superuser',
  DATABASE_OWNER_PASSWORD: 'password of the owner',
  DATABASE_APP_PASSWORD: 'password of the app',
}
const started = containers(text, { ...secrets, OPENAI_API_KEY: 'key of the model' })
const inMb = (size) => Number.parseInt(size, 10) * { m: 1, g: 1024 }[String(size).at(-1)]

test('there are the database, what makes its roles, and the app', () => {
  assert.deepEqual(
    started.map(({ name }) => name),
    ['database', 'roles', 'app'],
  )
})

for (const { name, ...container } of started)
  test(`${name}: bounded in memory and processes, and no more than it needs`, () => {
    assert.ok(inMb(container.mem_limit) >= 128 && inMb(container.mem_limit) <= 1024, container.mem_limit)
    assert.ok(container.pids_limit > 0 && container.pids_limit <= 200, String(container.pids_limit))
    assert.deepEqual(container.cap_drop, ['ALL'])
    assert.deepEqual(container.security_opt, ['no-new-privileges:true'])
    // The database's entry point begins as root, and becomes its own user.
    const needs = name === 'database' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'] : undefined
    assert.deepEqual(container.cap_add, needs)
    assert.equal(container.read_only ?? false, name !== 'database')
    for (const wide of ['privileged', 'network_mode', 'pid', 'ipc', 'devices', 'userns_mode', 'user'])
      assert.equal(container[wide], undefined, wide)
    // Volumes of the engine's own; nothing of this machine, and no door to the engine.
    for (const volume of container.volumes ?? []) assert.match(volume, /^[a-z]+:\//)
    const published = name === 'app' ? ['127.0.0.1:3000:3000'] : undefined
    assert.deepEqual(container.ports, published)
  })

test('each secret reaches only whom it is for', () => {
  const whoHas = (secret) =>
    started
      .filter(({ environment }) => Object.values(environment).some((value) => value.includes(secret)))
      .map(({ name }) => name)
  const holders = Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, whoHas(secret)]))
  assert.deepEqual(holders, {
    SESSION_SECRET: ['roles', 'app'],
    POSTGRES_PASSWORD: ['database', 'roles'],
    DATABASE_OWNER_PASSWORD: ['roles', 'app'],
    DATABASE_APP_PASSWORD: ['roles', 'app'],
  })
})

test("the app's environment has the passwords of its roles in their two addresses, and nowhere else", () => {
  const { environment } = started.find(({ name }) => name === 'app')
  const holding = Object.entries(environment)
    .filter(([, value]) => value.includes('password of'))
    .map(([name]) => name)
  assert.deepEqual(holding, ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
  // The rest of the file is the operator's settings.
  assert.equal(environment.OPENAI_API_KEY, 'key of the model')
})

test('requests are answered by a role that is neither the owner nor the superuser', () => {
  const { environment } = started.find(({ name }) => name === 'app')
  const roles = ['DATABASE_URL', 'DATABASE_DIRECT_URL'].map((name) => new URL(environment[name]).username)
  assert.deepEqual(roles, ['smart_farming_app', 'smart_farming_owner'])
})

for (const name of Object.keys(secrets))
  test(`without ${name} nothing starts`, () => {
    assert.throws(() => containers(text, { ...secrets, [name]: '' }), new RegExp(`${name}: set it in .env`))
  })

test("the database's own log holds nothing that a farmer typed, as the embedded one's does not", () => {
  const { command } = started.find(({ name }) => name === 'database')
  assert.deepEqual(command, ['postgres', '-c', 'log_min_messages=log'])
})
