import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EmbeddedHome } from './embedded-home.ts'
import { interruptTools, runTool } from './postgres-tools.ts'

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

test.runIf(posix)(
  "a tool that its supervisor's signal has caught at the start is started again",
  async () => {
    await tool('pg_ctl', `[ $(wc -l < ${binaries}/runs) -gt 1 ] || kill -TERM $$`)
    await runTool(home(), 'pg_ctl', [])
    expect(await runs()).toBe(2)
  },
)

test.runIf(posix)('a tool that is ended again and again has failed', async () => {
  await tool('pg_ctl', 'kill -TERM $$')
  await expect(runTool(home(), 'pg_ctl', [])).rejects.toThrow('pg_ctl failed: it was ended from outside')
  expect(await runs()).toBe(2)
})

test.runIf(posix)('a tool that fails is not tried again', async () => {
  await tool('initdb', 'echo no room >&2; exit 3')
  await expect(runTool(home(), 'initdb', [])).rejects.toThrow('initdb failed: no room')
  expect(await runs()).toBe(1)
})

test.runIf(posix)('a tool that we end ourselves is not started again', async () => {
  await tool('initdb', `kill -INT ${process.pid}; exec sleep 30`)
  process.once('SIGINT', interruptTools)
  await expect(runTool(home(), 'initdb', [])).rejects.toThrow('SIGINT')
  expect(await runs()).toBe(1)
})
