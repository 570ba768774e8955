import { Visitor } from 'oxc-parser'

const isName = (node, name) => node?.type === 'Identifier' && (name === undefined || node.name === name)

/** The dotted names, calls, instances and tagged templates of a program, as rules write them, with their offsets. */
export function uses(program) {
  const found = []
  const add = (node, text) => found.push({ start: node.start, text })
  new Visitor({
    MemberExpression(node) {
      if (node.property.type !== 'Identifier' || node.computed) return
      add(node, `${isName(node.object) ? node.object.name : ''}.${node.property.name}`)
    },
    NewExpression(node) {
      if (isName(node.callee) && node.arguments.length === 0) add(node, `new ${node.callee.name}()`)
      if (formatsWithoutLocale(node)) add(node, 'Intl without a locale')
    },
    CallExpression(node) {
      if (isName(node.callee)) add(node, `${node.callee.name}()`)
      if (formatsWithoutLocale(node)) add(node, 'Intl without a locale')
    },
    TaggedTemplateExpression(node) {
      if (isName(node.tag)) add(node, `${node.tag.name}\`\``)
    },
  }).visit(program)
  return found
}

/**
 * `Intl.NumberFormat()`, with or without `new`, answers as the machine is set up unless its first argument is a locale.
 */
function formatsWithoutLocale({ callee, arguments: [locale] }) {
  if (callee.type !== 'MemberExpression' || !isName(callee.object, 'Intl')) return false
  return /^[A-Z]/.test(callee.property.name ?? '') && (locale === undefined || isName(locale, 'undefined'))
}

/** The functions that a program exports where it declares them. */
export function exportedFunctions(program) {
  return program.body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' && node.declaration ? [node.declaration] : []))
    .flatMap((declaration) =>
      declaration.type === 'FunctionDeclaration'
        ? [declaration]
        : (declaration.declarations ?? []).filter(({ init }) => /Function/.test(init?.type ?? '')),
    )
    .map(({ start, id }) => ({ start, name: id.name }))
}
