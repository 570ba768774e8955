// `pnpm house [commit ...]`: how easily a newcomer finds the way through the sources, as a table; beside what is here,
// the same of commits of before.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'
import { measureHouse } from './measure-house.mjs'

/** The figures of a commit, from a copy of its files that does not stay. */
function measureCommit(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'smart-farming-house-'))
  try {
    const files = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: files })
    return measureHouse(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const commits = process.argv.slice(2)
const columns = [...commits.map(measureCommit), measureHouse(root)]
const row = (cells) => `| ${cells.join(' | ')} |`
const [names] = columns.map((figures) => figures.map(([name]) => name))
console.log(row(['', ...commits, 'now']))
console.log(row(['---', ...columns.map(() => '---')]))
for (const [index, name] of names.entries())
  console.log(row([name, ...columns.map((figures) => figures[index][1])]))
