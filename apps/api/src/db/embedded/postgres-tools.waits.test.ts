import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EmbeddedHome } from './embedded-home.ts'
import { interruptTools, runTool, runToolOnExit } from './postgres-tools.ts'

const posix = process.platform !== 'win32'

let binaries: string
beforeEach(async () => {
  binaries = await mkdtemp(join(tmpdir(), 'smart-farming-tools-'))
})
afterEach(() => rm(binaries, { recursive: true }))

const home = () => ({ binaries, user: undefined }) as unknown as EmbeddedHome
const tool = (name: string, code: string) =>
  writeFile(join(binaries, name), `#!/bin/sh\necho x >> ${binaries}/runs\n${code}\n`, { mode: 0o755 })
const runs = async () => (await readFile(join(binaries, 'runs'), 'utf8')).trim().split('\n').length

/** Shell code that ends the tool with a signal at its first starts. */
const caught = (times: number) => `[ $(wc -l < ${binaries}/runs) -gt ${times} ] || kill -TERM $$`

test.runIf(posix).each([1, 7])(
  'restarts a tool that reports being killed on its first %i starts',
  async (times) => {
    await tool('pg_ctl', caught(times))
    await runTool(home(), 'pg_ctl', [])
    expect(await runs()).toBe(times + 1)
  },
)

test.runIf(posix).each([1, 7])(
  'restarts a tool that was killed %i times while its own process is exiting',
  async (times) => {
    await tool('pg_ctl', caught(times))
    runToolOnExit(home(), 'pg_ctl', [])
    expect(await runs()).toBe(times + 1)
  },
)

test.runIf(process.platform === 'linux')(
  'runs each tool in its own process group, even while the process is exiting',
  async () => {
    await tool('pg_ctl', `ps -o pgid= -p $$ >> ${binaries}/groups`)
    await runTool(home(), 'pg_ctl', [])
    runToolOnExit(home(), 'pg_ctl', [])
    const groups = (await readFile(join(binaries, 'groups'), 'utf8')).trim().split(/\s+/)
    const own = execFileSync('ps', ['-o', 'pgid=', '-p', String(process.pid)], { encoding: 'utf8' }).trim()
    expect(new Set([...groups, own]).size).toBe(3)
  },
)

test.runIf(posix)('fails when a tool is killed again and again', async () => {
  await tool('pg_ctl', 'kill -TERM $$')
  await expect(runTool(home(), 'pg_ctl', [])).rejects.toThrow('pg_ctl failed: it was ended from outside')
  expect(await runs()).toBe(50)
})

test.runIf(posix)('does not retry a tool that fails', async () => {
  await tool('initdb', 'echo no room >&2; exit 3')
  await expect(runTool(home(), 'initdb', [])).rejects.toThrow('initdb failed: no room')
  expect(await runs()).toBe(1)
})

test.runIf(posix)('does not restart a tool that we interrupted ourselves', async () => {
  await tool('initdb', `kill -INT ${process.pid}; exec sleep 30`)
  process.once('SIGINT', interruptTools)
  await expect(runTool(home(), 'initdb', [])).rejects.toThrow('SIGINT')
  expect(await runs()).toBe(1)
})
