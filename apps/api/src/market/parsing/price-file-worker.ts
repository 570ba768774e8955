import { parentPort, workerData } from 'node:worker_threads'
import {
  type FileRefusal,
  type PriceItem,
  type PriceSourceId,
  type ReadOptions,
  UnreadableFile,
} from '../imports/price-item.ts'
import { sourceList } from '../sources/source-list.ts'

export interface ParseRequest {
  source: PriceSourceId
  options: ReadOptions
}

/**
 * Messages from the thread. After `items`, the thread waits for `more`, and after `want` for a
 * `piece`; the other two are final.
 */
export type WorkerMessage =
  | { want: true }
  | { items: readonly PriceItem[] }
  | { done: true }
  | { unreadable: FileRefusal }

export type MessageToWorker = { more: true } | { piece: Uint8Array | undefined }

/** Items per message; sending single items would cost more than reading them. */
const BATCH = 500

const { source, options } = workerData as ParseRequest
const told = { more: () => {}, piece: (_: Uint8Array | undefined) => {} }
const say = (said: WorkerMessage) => parentPort?.postMessage(said)

parentPort?.on('message', (message: MessageToWorker) => {
  if ('more' in message) told.more()
  else told.piece(message.piece)
})

async function* bytes(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const piece = await new Promise<Uint8Array | undefined>((resolve) => {
      told.piece = resolve
      say({ want: true })
    })
    if (piece === undefined) return
    yield piece
  }
}

async function give(items: readonly PriceItem[]): Promise<void> {
  await new Promise<void>((resolve) => {
    told.more = resolve
    say({ items })
  })
}

try {
  let items: PriceItem[] = []
  for await (const item of sourceList[source].read(bytes(), options)) {
    items.push(item)
    if (items.length < BATCH) continue
    await give(items)
    items = []
  }
  await give(items)
  say({ done: true })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  say({ unreadable: error.why })
}
// No more messages are expected.
parentPort?.close()
