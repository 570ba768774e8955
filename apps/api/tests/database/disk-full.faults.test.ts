import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAlive } from '../../src/process/processes.ts'
import { seedDataDirectory } from '../support/database/gazetteer.ts'
import { killDatabase, postmasterPid } from '../support/database/kill-database.ts'
import { fillDisk, mountSmallDisk, NO_SMALL_DISK } from '../support/database/small-disk.ts'
import { createDataDirectory, type ServerProcess, startServer } from '../support/processes/server.ts'

// Creates a database and starts whole processes.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let dataDir: string
let filler: string
let unmount: (() => void) | undefined
const running: ServerProcess[] = []
beforeEach(async () => {
  dataDir = await createDataDirectory()
  filler = join(dataDir, 'filler')
  unmount = mountSmallDisk(dataDir, '150m')
})
afterEach(async () => {
  for (const { process, exited } of running.splice(0)) {
    process.kill('SIGKILL')
    await exited
  }
  await killDatabase(dataDir)
  // Processes of a killed database keep the disk busy for a moment.
  await vi.waitUntil(() => {
    try {
      unmount?.()
      return true
    } catch {
      return false
    }
  }, 20_000)
  await rm(dataDir, { recursive: true })
})

function start(): ServerProcess {
  const server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', REQUESTS_PER_MINUTE: '1000000' })
  running.push(server)
  return server
}

const readiness = async (url: string) => (await fetch(`${url}/api/health/ready`)).json()
const errorsOf = ({ said }: ServerProcess) => said.filter((line) => /"level":[56]0/.test(line))
const DISK_FULL = 'is full: less than 20 MB left'

test('a full disk logs one error, shows in readiness and recovers; stopping also ends PostgreSQL', async ({
  skip,
}) => {
  if (unmount === undefined) return skip(NO_SMALL_DISK)
  await seedDataDirectory(dataDir)
  const server = start()
  const url = await server.ready
  const serves = expect.objectContaining({ status: 'ok', checks: { database: 'ok', process: 'ok' } })
  await expect.poll(() => server.said.join('\n')).toContain('bundled prices loaded')
  expect(await readiness(url)).toEqual(serves)

  await fillDisk(filler)
  await expect.poll(() => readiness(url)).toMatchObject({ status: 'ok', checks: { disk: DISK_FULL } })
  await killDatabase(dataDir)
  await expect.poll(() => server.said.join('\n')).toContain('the embedded database cannot be started')
  expect(await readiness(url)).toMatchObject({ status: 'unavailable', checks: { disk: DISK_FULL } })
  expect(errorsOf(server)).toEqual([expect.stringContaining('the disk of the embedded database is full')])

  await rm(filler)
  await expect.poll(() => readiness(url)).toEqual(serves)
  expect(errorsOf(server)).toHaveLength(1)

  await fillDisk(filler)
  const pid = (await postmasterPid(dataDir)) ?? 0
  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('starting on a full disk explains the problem, and starting works once there is room', async ({
  skip,
}) => {
  if (unmount === undefined) return skip(NO_SMALL_DISK)
  await fillDisk(filler)
  const sentence = `Smart Farming could not start: The disk that holds ${dataDir} is full. Free some space, then try again.`
  const refused = start()
  expect(await refused.exited).toBe(1)
  expect(refused.said).toContain(sentence)

  // Leaves room for the lock, but not for a database.
  await rm(filler)
  await fillDisk(filler, 1_000_000)
  const second = start()
  expect(await second.exited).toBe(1)
  expect(second.said).toContain(sentence)

  await rm(filler)
  await start().ready
})
