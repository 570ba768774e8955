// Password hashes per second on this processor, with the product's concurrency and nothing else.
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

// Argon2id is the library's default algorithm.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const stored = await hash('a long enough password', options)
const end = performance.now() + Number(process.env.SECONDS) * 1000
let done = 0
const worker = async () => {
  while (performance.now() < end) {
    await verify(stored, 'a long enough password')
    done += 1
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
process.send?.(done / Number(process.env.SECONDS))
