/**
 * The rows of a page's tables whose first cell begins with ids: `| S1 Fixation | ... |`, `| 1.2.6, 1.2.7 (2) | ... |`.
 *
 * @param {RegExp} id what one id looks like
 * @returns {{ ids: string[], note: string, cells: string[] }[]} `note` is what follows the ids in their cell
 */
export function heldRows(page, id) {
  const row = new RegExp(`^\\| (${id.source}(?:, ${id.source})*) ([^|]*)\\|(.*)\\|$`, 'gm')
  return [...page.matchAll(row)].map(([, ids, note, rest]) => ({
    ids: ids.split(', '),
    note: note.trim(),
    cells: rest.split('|').map((cell) => cell.trim()),
  }))
}
