import { readFileSync } from 'node:fs'

// Linux counts in hundredths of a second in /proc, whatever the kernel's own clock (proc(5), USER_HZ).
const TICKS_PER_SECOND = 100

/**
 * The processor time of all children that have ended, with whatever they waited for themselves: it grows when a child
 * ends, by all that its tree has used. What outlives its parent is in nobody's.
 *
 * @returns {number | undefined} in seconds; undefined where there is no /proc
 */
export function endedChildrenSeconds() {
  let stat
  try {
    stat = readFileSync('/proc/self/stat', 'latin1')
  } catch {
    return undefined
  }
  // The second field is the program's name in brackets, in which anything may stand; cutime and cstime are the 16th
  // and 17th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}
