/** The panel's own heading is an h2. */
const TOP = 3

/**
 * Gives the headings of one answer their levels, one after the other: below the panel's own, and none left out on the
 * way down, whatever depths a model begins with and jumps to.
 */
export function headingLevels(): (depth: number) => number {
  const open: number[] = []
  return (depth) => {
    while ((open.at(-1) ?? 0) >= depth) open.pop()
    open.push(depth)
    return Math.min(6, TOP + open.length - 1)
  }
}
