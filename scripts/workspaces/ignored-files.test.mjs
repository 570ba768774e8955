import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '../toolchain.mjs'
import { ignoredFileOffences } from './ignored-files.mjs'

/** Files left by debuggers, profilers and crashes. */
const refused = [
  'apps/api/core.4711',
  'apps/api/m.out',
  'apps/api/questions.dump',
  'apps/web/core',
  'apps/web/CPU.20260101.cpuprofile',
  'bench/Heap.20260101.heapprofile',
  'bench/Heap.20260101.heapsnapshot',
  'bench/crash.dmp',
  'bench/load.prof',
  'npm-debug.log',
  'report.20260101.120000.4711.0.001.json',
]
const allowed = [
  '.env.example',
  'apps/api/core/index.ts',
  'apps/api/src/core.ts',
  'docs/report.json',
  'package.json',
]

test('ignoredFileOffences names tracked dumps, profiles, logs and core files, but not sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ignored-'))
  const git = (...args) => assert.equal(spawnSync('git', args, { cwd: folder }).status, 0)
  try {
    assert.equal(ignoredFileOffences(folder), undefined)
    for (const path of [...refused, ...allowed]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), '')
    }
    copyFileSync(join(root, '.gitignore'), join(folder, '.gitignore'))
    git('init', '--quiet')
    git('add', '--force', '.')
    const named = ignoredFileOffences(folder).map((offence) => offence.slice(0, offence.indexOf(':')))
    assert.deepEqual(named.sort(), [...refused].sort())
  } finally {
    rmSync(folder, { recursive: true })
  }
})
