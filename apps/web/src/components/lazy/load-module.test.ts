import { expect, test } from 'vitest'
import { loadModule } from './load-module.ts'

// Retrying in browsers whose error names the URL is covered by the browser tests: Node imports no http URL.
test("loadModule loads a failed part again, even if the browser's error names no address", async () => {
  let times = 0
  const load = async () => {
    times += 1
    if (times === 1) throw new TypeError('Importing a module script failed.')
    return { words: 'here' }
  }
  await expect(loadModule(load)).rejects.toThrow(TypeError)
  expect(await loadModule(load)).toEqual({ words: 'here' })
})
