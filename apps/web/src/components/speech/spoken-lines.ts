export function toSpokenLines(text: string): string[] {
  return text
    .replace(/~~[^~]*~~/g, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .split('\n')
    .map(spokenLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}

function spokenLine(line: string): string {
  const cells = line.trim().startsWith('|') ? line.split('|').filter((cell) => cell.trim() !== '') : [line]
  return cells
    .map((cell) =>
      cell
        .replace(/^\s*(?:#+|>+|[-*+])\s+/, '')
        .replace(/ \* /g, ' × ')
        .replace(/[*`]/g, '')
        .replace(/(^|\s)_+|_+(?=[\s.,;:]|$)/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(', ')
}
