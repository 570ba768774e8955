import { parseSync, Visitor } from 'oxc-parser'

/**
 * Attributes that people read or hear. For `sometimes`, only texts with a space or an initial
 * capital count.
 */
const read = /^(aria-(label|description|roledescription|valuetext)|alt|label)$/
const sometimes = /^(title|placeholder|summary|name|heading|hint|note)$/
/** Calls whose texts only programmers see: logs, and errors that indicate bugs. */
const forProgrammers = /^(debug|info|warn|error|fatal|log|trace|useFailureLog|(Type|Range|Syntax)?Error)$/

const word = /\p{L}{2,}/u
/**
 * Two words of which the first is capitalised or the last ends a sentence, or four words in a row.
 */
const sentence =
  /^\W*\p{Lu}\p{Ll}+,? \p{Ll}|\p{Ll},? \p{Ll}{2,}[.?!…:]$|(?:^|[\s“(])(?:\p{Ll}+[,;:]? ){3}\p{Ll}+(?:$|[\s.,;:?!…)”])/u

/**
 * Finds texts of a file that people would read: any text in JSX, and sentences elsewhere. Also
 * finds number and date formatting, which belongs in packages/words.
 *
 * @returns {{ start: number, text: string, what: string }[]}
 */
export function findTexts(path, source) {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const found = []
  const passed = new Set()
  const pass = (node) => {
    if (!node) return
    passed.add(node)
    const parts = [node.left, node.right, node.consequent, node.alternate, ...(node.expressions ?? [])]
    parts.forEach(pass)
  }
  const report = (node, text, what) => found.push({ start: node.start, text, what })
  const reportWords = (nodes, what) => {
    for (const node of nodes.filter((node) => word.test(textOf(node)))) {
      pass(node)
      report(node, textOf(node), what)
    }
  }
  const judge = (node) => {
    if (!passed.has(node) && sentence.test(textOf(node))) report(node, textOf(node), 'a sentence')
  }
  const skipBugs = ({ callee, arguments: given }) => {
    const name = callee.type === 'Super' ? 'Error' : (callee.property?.name ?? callee.name ?? '')
    if (forProgrammers.test(name)) given.forEach(pass)
  }
  new Visitor({
    JSXText: (node) => word.test(node.value) && report(node, node.value.trim(), 'a text in JSX'),
    JSXAttribute({ name: { name }, value }) {
      const given = value?.type === 'JSXExpressionContainer' ? value.expression : value
      if (/^(className|style|d)$/.test(name)) return pass(given)
      const isRead = (node) => read.test(name) || (sometimes.test(name) && / |^\p{Lu}/u.test(textOf(node)))
      reportWords(textsOf(given).filter(isRead), `${name} in JSX`)
    },
    JSXElement({ children }) {
      const inBraces = children.filter(({ type }) => type === 'JSXExpressionContainer')
      reportWords(
        inBraces.flatMap(({ expression }) => textsOf(expression)),
        'a text in JSX',
      )
    },
    NewExpression: skipBugs,
    CallExpression: skipBugs,
    // Summary of a call in the API document.
    Property: ({ key, value }) => key.name === 'summary' && pass(value),
    MemberExpression(node) {
      if (node.object.name === 'Intl' || /^to(Fixed|Locale\w+)$/.test(node.property.name ?? ''))
        report(node, source.slice(node.start, node.end), 'a format')
    },
    TaggedTemplateExpression: ({ quasi }) => pass(quasi),
    ImportExpression: ({ source: from }) => pass(from),
    Literal: judge,
    TemplateLiteral: judge,
  }).visit(program)
  return found
}

/** Text of a literal or template, with a placeholder for each value. */
const textOf = ({ value, quasis }) =>
  quasis ? quasis.map(({ value }) => value.cooked).join('…') : typeof value === 'string' ? value : ''

/** Possible texts of an expression, including both branches of a conditional. */
function textsOf(node) {
  if (node?.type === 'Literal' || node?.type === 'TemplateLiteral') return [node]
  if (!/^(Conditional|Logical|Parenthesized)Expression$/.test(node?.type)) return []
  return [node.consequent, node.alternate, node.left, node.right, node.expression].flatMap(textsOf)
}
