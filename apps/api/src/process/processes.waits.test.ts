import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive, isProcessMarkAlive, processMark, programName } from './processes.ts'

test('tells a running process from one that has ended', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(isAlive(spawnSync(process.execPath, ['-e', '']).pid)).toBe(false)
})

test('a process mark is valid only while its own process runs', () => {
  expect(isProcessMarkAlive(processMark(process.pid))).toBe(true)
  expect(isProcessMarkAlive(String(process.pid))).toBe(true)
  // The id of a running process, reused from an earlier process.
  expect(isProcessMarkAlive(`${process.pid}:1`)).toBe(false)
  // The same id and age, from before a reboot.
  expect(isProcessMarkAlive(processMark(process.pid).replace(/[^:]+$/, 'another'))).toBe(false)
  // A mark of an older version.
  expect(isProcessMarkAlive(processMark(process.pid).split(':').slice(0, 2).join(':'))).toBe(true)
  expect(isProcessMarkAlive(processMark(spawnSync(process.execPath, ['-e', '']).pid))).toBe(false)
  for (const nobody of ['', 'x', '0', '-1', ':']) expect(isProcessMarkAlive(nobody)).toBe(false)
})

test.runIf(process.platform === 'linux')('a zombie process counts as ended', async () => {
  // The shell prints the id of a child and then becomes a program that never reaps it. The child
  // ends only after that; otherwise the shell would reap it.
  const child = '(until [ "$(cat /proc/$$/comm)" = sleep ]; do :; done; exec sleep 0)'
  const parent = spawn('/bin/sh', ['-c', `${child} & echo $!; exec sleep 60`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  const zombie = Number(said.toString())
  await expect.poll(() => isAlive(zombie)).toBe(false)
  expect(() => process.kill(zombie, 0)).not.toThrow()
  expect(programName(zombie)).toBe('sleep')
  parent.kill('SIGKILL')
  await once(parent, 'exit')
})
