// Subjects of commits are at most 72 characters long. Those of before are as they are: only what came since is read.
import { spawnSync } from 'node:child_process'
import { root } from '../toolchain.mjs'
import { LONGEST, longSubjects } from './subjects.mjs'

/** The last commit before this was checked. */
const SINCE = 'fcac2bc4262e8637fc06d08ef608d6bda5d4a0ea'

const log = spawnSync('git', ['log', '--no-merges', '--format=%s', `${SINCE}..HEAD`], {
  cwd: root,
  encoding: 'utf8',
})
// In a shallow clone, or without git, there is nothing to go by; CI's job for the repository has the whole history.
if (log.status !== 0) console.log('The commits are not looked at: their history is not here')
else {
  const subjects = log.stdout.split('\n').filter((subject) => subject !== '')
  const long = longSubjects(subjects)
  for (const subject of long) console.error(`a subject of more than ${LONGEST} characters: ${subject}`)
  console.log(`${subjects.length} commits, ${long.length} subjects that are too long`)
  process.exitCode = long.length === 0 ? 0 : 1
}
