import { readFileSync } from 'node:fs'

// Linux reports hundredths of a second in /proc, whatever the kernel's own clock (proc(5),
// USER_HZ).
const TICKS_PER_SECOND = 100

/**
 * Total CPU time of all exited children, including the children that they waited for. When a child
 * exits, the total grows by the time of its whole process tree. Processes that outlive their parent
 * are not counted.
 *
 * @returns {number | undefined} in seconds; undefined without /proc
 */
export function childCpuSeconds() {
  let stat
  try {
    stat = readFileSync('/proc/self/stat', 'latin1')
  } catch {
    return undefined
  }
  // The second field is the program's name in brackets, which may contain anything. cutime and
  // cstime are the 16th and 17th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}
