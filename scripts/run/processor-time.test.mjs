import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { childCpuSeconds } from './processor-time.mjs'

const computes =
  "const { user } = process.cpuUsage(); while (process.cpuUsage().user - user < 200_000); console.log('done')"

test('childCpuSeconds includes ended grandchildren and is undefined without /proc', () => {
  const before = childCpuSeconds()
  if (!existsSync('/proc/self/stat')) {
    assert.equal(before, undefined)
    return
  }
  const grandchild = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(computes)}])`
  spawnSync(process.execPath, ['-e', `${grandchild}; ${computes}`])
  assert.ok(childCpuSeconds() - before >= 0.4)
})
