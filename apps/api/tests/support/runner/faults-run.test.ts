import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FaultsRun } from './faults-run.ts'

test('the note is there from the first file of faults to the end of the run, and for no other project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smart-farming-note-'))
  const note = join(folder, 'faults-run')
  const reporter = new FaultsRun(note)
  const seen = ['app', 'waits', 'faults', 'faults'].map((name) => {
    reporter.onTestModuleStart({ project: { name } })
    return existsSync(note)
  })
  expect(seen).toEqual([false, false, true, true])
  reporter.onTestRunEnd()
  expect(existsSync(note)).toBe(false)
  rmSync(folder, { recursive: true })
})
