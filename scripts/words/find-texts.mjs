import { parseSync, Visitor } from 'oxc-parser'

/** Attributes that a person reads or hears. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
])
const READ_TOO = new Set(['title', 'placeholder', 'summary', 'name', 'heading', 'hint', 'note'])
/** What is thrown for a programmer: a farmer never sees it. */
const BUGS = /^(Error|TypeError|RangeError|SyntaxError)$/
/** What is said to a log. */
const LOGS = /^(debug|info|warn|error|fatal|log|trace|useFailureLog)$/
/** What the document of the API says of a call, for programmers. */
const DOCUMENTED = /^(summary)$/

const word = /\p{L}{2,}/u
/** Two words, of which the first has a capital or the last ends a sentence; or four words in a row. */
const sentence =
  /^\W*\p{Lu}\p{Ll}+,? \p{Ll}|\p{Ll},? \p{Ll}{2,}[.?!…:]$|(?:^|[\s“(])(?:\p{Ll}+[,;:]? ){3}\p{Ll}+(?:$|[\s.,;:?!…)”])/u

/**
 * The texts of a file that a person would read: in JSX, and sentences anywhere else.
 *
 * @returns {{ start: number, text: string, what: string }[]}
 */
export function findTexts(path, source) {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const found = []
  const passed = new Set()
  const pass = (node) => {
    if (node === undefined || node === null) return
    passed.add(node)
    for (const part of [node.left, node.right, node.consequent, node.alternate, ...(node.expressions ?? [])])
      if (part) pass(part)
  }
  const judge = (node, text) => {
    if (!passed.has(node) && sentence.test(text)) found.push({ start: node.start, text, what: 'a sentence' })
  }
  new Visitor({
    JSXText(node) {
      if (word.test(node.value))
        found.push({ start: node.start, text: node.value.trim(), what: 'a text in JSX' })
    },
    JSXAttribute({ name, value }) {
      const given = value?.type === 'JSXExpressionContainer' ? value.expression : value
      if (name.name === 'className' || name.name === 'style' || name.name === 'd') return pass(given)
      for (const { node, text } of textsOf(given)) {
        const isRead = READ.has(name.name) || (READ_TOO.has(name.name) && / |^\p{Lu}/u.test(text))
        if (!isRead || !word.test(text)) continue
        pass(node)
        found.push({ start: node.start, text, what: `${name.name} in JSX` })
      }
    },
    JSXElement({ children }) {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer')
          for (const { node, text } of textsOf(child.expression)) {
            if (!word.test(text)) continue
            pass(node)
            found.push({ start: node.start, text, what: 'a text in JSX' })
          }
    },
    NewExpression({ callee, arguments: given }) {
      if (BUGS.test(callee.name ?? '')) for (const one of given) pass(one)
    },
    CallExpression({ callee, arguments: given }) {
      if (LOGS.test(callee.property?.name ?? callee.name ?? '')) for (const one of given) pass(one)
      if (callee.type === 'Super') for (const one of given) pass(one)
    },
    Property({ key, value }) {
      if (DOCUMENTED.test(key.name ?? '')) pass(value)
    },
    TaggedTemplateExpression({ quasi }) {
      pass(quasi)
    },
    ImportExpression({ source: from }) {
      pass(from)
    },
    Literal(node) {
      if (typeof node.value === 'string') judge(node, node.value)
    },
    TemplateLiteral(node) {
      judge(node, worded(node))
    },
  }).visit(program)
  return found
}

/** A template's own words, with a sign where a value stands. */
const worded = ({ quasis }) => quasis.map(({ value }) => value.cooked).join('…')

/** The texts that an expression may come to: its own, or those of either branch. */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : []
    case 'TemplateLiteral':
      return [{ node, text: worded(node) }]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'ParenthesizedExpression':
      return textsOf(node.expression)
    default:
      return []
  }
}
