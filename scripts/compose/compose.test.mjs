// Checks the container settings of docker-compose.yml without a container engine.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
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
const local = containers(
  text,
  { ...secrets, OPENAI_MODEL: 'qwen2.5:7b', OPENAI_BASE_URL: 'http://model:11434/v1' },
  ['local-ai'],
)
const inMb = (size) => Number.parseInt(size, 10) * { m: 1, g: 1024 }[String(size).at(-1)]

test('Compose starts the database, the role setup and the app', () => {
  assert.deepEqual(
    started.map(({ name }) => name),
    ['database', 'roles', 'app'],
  )
})

test('the local-ai profile also starts the model and its download', () => {
  assert.deepEqual(
    local.map(({ name }) => name),
    ['database', 'roles', 'app', 'model', 'model-download'],
  )
})

for (const { name, ...container } of local)
  test(`${name}: limits memory and processes and has only the permissions it needs`, () => {
    const [mostMb, mostProcesses] = name === 'model' ? [16_384, 500] : [1024, 200]
    assert.ok(inMb(container.mem_limit) >= 128 && inMb(container.mem_limit) <= mostMb, container.mem_limit)
    assert.ok(container.pids_limit > 0 && container.pids_limit <= mostProcesses, String(container.pids_limit))
    assert.deepEqual(container.cap_drop, ['ALL'])
    assert.deepEqual(container.security_opt, ['no-new-privileges:true'])
    // The database's entry point starts as root and then switches to its own user.
    const needs = name === 'database' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'] : undefined
    assert.deepEqual(container.cap_add, needs)
    assert.equal(container.read_only ?? false, name !== 'database')
    for (const wide of ['privileged', 'network_mode', 'pid', 'ipc', 'devices', 'userns_mode', 'user'])
      assert.equal(container[wide], undefined, wide)
    // Named volumes only: no host folder, and no access to the container engine.
    for (const volume of container.volumes ?? []) assert.match(volume, /^[a-z]+:\//)
    const published = name === 'app' ? ['127.0.0.1:3000:3000'] : undefined
    assert.deepEqual(container.ports, published)
  })

test('each secret reaches only the containers that need it', () => {
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

test("the app's environment contains its role passwords only in the two database URLs", () => {
  const { environment } = started.find(({ name }) => name === 'app')
  const holding = Object.entries(environment)
    .filter(([, value]) => value.includes('password of'))
    .map(([name]) => name)
  assert.deepEqual(holding, ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
  // The rest of the file contains the operator's settings.
  assert.equal(environment.OPENAI_API_KEY, 'key of the model')
})

test('the app answers requests as a role that is neither the owner nor the superuser', () => {
  const { environment } = started.find(({ name }) => name === 'app')
  const roles = ['DATABASE_URL', 'DATABASE_DIRECT_URL'].map((name) => new URL(environment[name]).username)
  assert.deepEqual(roles, ['smart_farming_app', 'smart_farming_owner'])
})

for (const name of Object.keys(secrets))
  test(`Compose refuses to start without ${name}`, () => {
    assert.throws(() => containers(text, { ...secrets, [name]: '' }), new RegExp(`${name}: set it in .env`))
  })

test('the database does not log statements, so its log contains no text typed by farmers', () => {
  const { command } = started.find(({ name }) => name === 'database')
  assert.deepEqual(command, ['postgres', '-c', 'log_min_messages=log'])
})

test("the local model is downloaded once, under the app's model name, and gets no secret", () => {
  const [app, model, download] = ['app', 'model', 'model-download'].map((wanted) =>
    local.find(({ name }) => name === wanted),
  )
  assert.equal(new URL(app.environment.OPENAI_BASE_URL).hostname, model.name)
  assert.equal(download.environment.OPENAI_MODEL, app.environment.OPENAI_MODEL)
  assert.equal(new URL(download.environment.OLLAMA_HOST).hostname, model.name)
  assert.deepEqual(model.healthcheck.test, ['CMD', 'ollama', 'list'])
  assert.deepEqual(download.depends_on, { model: { condition: 'service_healthy' } })
  assert.deepEqual([model.volumes, download.restart], [['models:/root/.ollama'], 'no'])
  for (const { environment } of [model, download])
    for (const secret of Object.values(secrets)) assert.ok(!Object.values(environment).includes(secret))
})

test('the download script skips a model that is present, and fails without a model name', (t) => {
  const { command, entrypoint } = local.find(({ name }) => name === 'model-download')
  // Compose unescapes a doubled dollar sign.
  const script = command[0].replaceAll('$$', '$')
  const folder = mkdtempSync(join(tmpdir(), 'smart-farming-compose-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const run = (isThere, OPENAI_MODEL) => {
    writeFileSync(
      join(folder, 'ollama'),
      `#!/bin/sh\necho "$@" >>"${folder}/calls"\n[ "$1" = pull ] || exit ${isThere ? 0 : 1}\n`,
      { mode: 0o755 },
    )
    writeFileSync(join(folder, 'calls'), '')
    const env = { PATH: `${folder}:/usr/bin:/bin`, OPENAI_MODEL }
    const { status } = spawnSync(entrypoint[0], [...entrypoint.slice(1), script], { env })
    return [status, readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')]
  }
  assert.deepEqual(run(false, 'qwen2.5:7b'), [0, ['show qwen2.5:7b', 'pull qwen2.5:7b']])
  assert.deepEqual(run(true, 'qwen2.5:7b'), [0, ['show qwen2.5:7b']])
  const [status, calls] = run(false, '')
  assert.notEqual(status, 0)
  assert.deepEqual(calls, [''])
})

test('every volume and service used in docker-compose.yml is declared there', () => {
  const file = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) })
  const named = local.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]))
  assert.deepEqual([...new Set(named)].sort(), Object.keys(file.volumes).sort())
  for (const { name, depends_on: needs = {} } of local)
    for (const needed of Object.keys(needs)) assert.ok(file.services[needed], `${name} needs ${needed}`)
  // Containers that always start must not depend on one that needs a profile.
  for (const { name, depends_on: needs = {} } of started)
    for (const needed of Object.keys(needs)) assert.equal(file.services[needed].profiles, undefined, name)
})
