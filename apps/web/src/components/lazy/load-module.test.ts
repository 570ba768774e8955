import { expect, test } from 'vitest'
import { loadModule } from './load-module.ts'

// Browser tests cover retries by URL, because Node cannot import http URLs.
test("loadModule retries a failed part even if the browser's error names no address", async () => {
  let times = 0
  const load = async () => {
    times += 1
    if (times === 1) throw new TypeError('Importing a module script failed.')
    return { words: 'here' }
  }
  await expect(loadModule(load)).rejects.toThrow(TypeError)
  expect(await loadModule(load)).toEqual({ words: 'here' })
})
