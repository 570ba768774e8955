import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { priceFileWorker } from '../../paths.ts'
import {
  type PriceItem,
  type PriceSourceId,
  type ReadOptions,
  UnreadableFile,
} from '../imports/price-item.ts'
import type { MessageToWorker, ParseRequest, WorkerMessage } from './price-file-worker.ts'

/** Several times the need of the largest published file. */
const MAX_HEAP_MB = 256
/** Time without a message after which the thread is abandoned. */
const SILENT_MS = 30_000

interface Limits {
  heapMb?: number
  silentMs?: number
  /** Script to run instead of {@link priceFileWorker}. */
  script?: string | URL
}

/**
 * Reads a source's file in a worker thread, so that an untrusted file can neither block other
 * requests nor exceed the thread's memory. Bytes and items are passed on demand.
 * @throws {UnreadableFile} if the file is of another kind or takes too much to read; any error of
 * the bytes
 */
export async function* parseInWorker(
  source: PriceSourceId,
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  { heapMb = MAX_HEAP_MB, silentMs = SILENT_MS, script = priceFileWorker }: Limits = {},
): AsyncGenerator<PriceItem> {
  const pieces = bytes[Symbol.asyncIterator]()
  const worker = new Worker(script, {
    workerData: { source, options } satisfies ParseRequest,
    // No environment is passed on.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  })
  worker.unref()
  // The message iterator reports the failure; afterwards nobody waits for the worker.
  worker.on('error', () => {})
  const tell = (told: MessageToWorker) => worker.postMessage(told)
  try {
    for await (const said of wordsOf(worker, silentMs)) {
      if ('want' in said) tell({ piece: (await pieces.next()).value })
      else if ('items' in said) {
        yield* said.items
        tell({ more: true })
      } else if ('unreadable' in said) throw new UnreadableFile(said.unreadable)
      else return
    }
  } finally {
    await worker.terminate()
    await pieces.return?.()
  }
}

/** Yields the thread's messages. The consumer's time does not count as silence. */
async function* wordsOf(worker: Worker, silentMs: number): AsyncGenerator<WorkerMessage> {
  const silence = new AbortController()
  const words = on(worker, 'message', { signal: silence.signal })
  for (;;) yield await next()

  async function next(): Promise<WorkerMessage> {
    const timer = setTimeout(() => silence.abort(), silentMs).unref()
    try {
      const { value } = await words.next()
      return value?.[0] as WorkerMessage
    } catch (cause) {
      if (silence.signal.aborted) throw new UnreadableFile({ code: 'too_slow' }, { cause })
      if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new UnreadableFile({ code: 'too_much_memory' }, { cause })
      throw cause
    } finally {
      clearTimeout(timer)
    }
  }
}
