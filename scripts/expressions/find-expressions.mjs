import { parseSync, Visitor } from 'oxc-parser'

/**
 * The regular expressions of a TypeScript file. One that is built when the code runs has no `source`.
 *
 * @returns {{ line: number, source?: string, flags: string }[]}
 */
export function findExpressions(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const found = []
  const lineOf = ({ start }) => text.slice(0, start).split('\n').length
  const visitor = new Visitor({
    Literal(node) {
      if (node.regex) found.push({ line: lineOf(node), source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression(node) {
      const [source] = node.arguments
      // A literal inside is found by itself.
      if (node.callee.name === 'RegExp' && !source?.regex) found.push({ line: lineOf(node), flags: '' })
    },
  })
  visitor.visit(program)
  return found
}
