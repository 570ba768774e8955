import { threadId, type Worker } from 'node:worker_threads'

/**
 * Memory that a task shares with its pool: the start of the task, its thread, and the processor
 * time of the thread.
 */
export type SharedClock = BigInt64Array

const [START_NS, THREAD, BEFORE_US, RAN_US] = [0, 1, 2, 3]

/** The clock of a task that has not started. */
export const createTaskClock = (): SharedClock => new BigInt64Array(new SharedArrayBuffer(32))

/** Runs a task in its thread and records its times. */
export function runTimed<T>(clock: SharedClock, task: () => T): T {
  const before = usedUs(process.threadCpuUsage())
  Atomics.store(clock, THREAD, BigInt(threadId))
  Atomics.store(clock, BEFORE_US, before)
  Atomics.store(clock, START_NS, process.hrtime.bigint())
  try {
    return task()
  } finally {
    Atomics.store(clock, RAN_US, usedUs(process.threadCpuUsage()) - before)
  }
}

/** Time since the start of a task, in ms; undefined while it waits. */
export function elapsedMs(clock: SharedClock): number | undefined {
  const start = Atomics.load(clock, START_NS)
  return start === 0n ? undefined : Number(process.hrtime.bigint() - start) / 1e6
}

/** The processor time of a finished task, in ms. */
export const usedCpuMs = (clock: SharedClock): number => Number(Atomics.load(clock, RAN_US)) / 1e3

/**
 * The processor time of a running task, in ms.
 * @throws when its thread has ended
 */
export async function runningCpuMs(clock: SharedClock, threads: readonly Worker[]): Promise<number> {
  const id = Number(Atomics.load(clock, THREAD))
  const used = await threads.find((thread) => thread.threadId === id)?.cpuUsage()
  return used === undefined ? 0 : Number(usedUs(used) - Atomics.load(clock, BEFORE_US)) / 1e3
}

const usedUs = ({ user, system }: NodeJS.CpuUsage): bigint => BigInt(user + system)
