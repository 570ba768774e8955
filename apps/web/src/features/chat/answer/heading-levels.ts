/** The panel's own heading is an h2. */
const TOP = 3

/**
 * Assigns heading levels within one answer: below the panel's heading and without gaps, whatever
 * depths the model uses.
 */
export function headingLevels(): (depth: number) => number {
  const open: number[] = []
  return (depth) => {
    while ((open.at(-1) ?? 0) >= depth) open.pop()
    open.push(depth)
    return Math.min(6, TOP + open.length - 1)
  }
}
