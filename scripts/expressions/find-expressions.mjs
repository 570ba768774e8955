import { parseSync, Visitor } from 'oxc-parser'

/**
 * Finds the regular expressions in a TypeScript file. Expressions built at run time have no
 * `source`.
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
      // A literal argument is found separately.
      if (node.callee.name === 'RegExp' && !source?.regex) found.push({ line: lineOf(node), flags: '' })
    },
  })
  visitor.visit(program)
  return found
}
