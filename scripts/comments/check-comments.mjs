// No line of a comment is longer than 120 columns; Biome breaks code, but not comments. With `--write` they are broken
// anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcePaths } from '../boundaries/source-files.mjs'
import { root } from '../toolchain.mjs'
import { longCommentLines, WIDTH, withWrappedComments } from './comment-width.mjs'

const others = ['.env.example', 'CODEOWNERS', 'Dockerfile']
const paths = [...sourcePaths(root), ...others].filter((path) => !/\.(sql|html)$/.test(path))
let offences = 0
for (const path of paths) {
  const file = join(root, path)
  let text = readFileSync(file, 'utf8')
  if (process.argv.includes('--write')) {
    const mended = withWrappedComments(path, text)
    if (mended !== text) writeFileSync(file, mended)
    text = mended
  }
  for (const line of longCommentLines(path, text)) {
    offences += 1
    console.error(`${path}:${line}: a comment of more than ${WIDTH} columns (pnpm format breaks it)`)
  }
}
console.log(`${paths.length} files, ${offences} comment lines that are too long`)
process.exit(offences === 0 ? 0 : 1)
