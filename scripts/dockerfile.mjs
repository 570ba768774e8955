/**
 * Instructions of a Dockerfile in order, with continued lines joined and comments removed.
 *
 * @param {string} text
 * @returns {{ keyword: string, rest: string }[]}
 */
export function instructions(text) {
  return text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, keyword = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? []
      return { keyword, rest }
    })
}

/**
 * Instructions by stage, each starting with a FROM.
 *
 * @param {string} text
 */
export function stages(text) {
  const found = []
  for (const instruction of instructions(text)) {
    if (instruction.keyword === 'FROM') found.push([])
    found.at(-1)?.push(instruction)
  }
  return found
}
