import { parseSync } from 'oxc-parser'

/**
 * The figures that a source file names: numeric constants, numbers in objects by their key, and the defaults of
 * settings (`count(20)`, `.default(20)`), each under every name that tells it: `TOTAL_MS`, `forecastQuestion.freshMs`,
 * `freshMs`.
 *
 * @returns {Map<string, Set<number | string>>} by name; several where one name stands for several. A list is written
 *   `a to b`.
 */
export function figuresIn(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const named = new Map()
  const constants = new Map()
  const keep = (name, value) => named.set(name, (named.get(name) ?? new Set()).add(value))
  const walk = (node, owner) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return void node.forEach((one) => void walk(one, owner))
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      const value = figure(node.init, constants)
      if (value === undefined) return walk(node.init, node.id.name)
      constants.set(node.id.name, value)
      return keep(node.id.name, value)
    }
    if (node.type === 'Property') {
      const name = node.key.name ?? node.key.value
      const value = figure(node.value, constants)
      if (value !== undefined)
        for (const full of owner ? [name, `${owner}.${name}`] : [name]) keep(full, value)
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'type') walk(child, owner)
  }
  walk(program.body)
  return named
}

const sums = {
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
}

/** The value of an expression of numbers and of constants before it; undefined when it is anything else. */
function figure(node, constants) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'number' ? node.value : undefined
    case 'Identifier':
      return constants.get(node.name)
    case 'TSAsExpression':
      return figure(node.expression, constants)
    case 'ArrayExpression': {
      const ends = node.elements.map((element) => figure(element, constants))
      return ends.length > 0 && !ends.includes(undefined) ? ends.join(' to ') : undefined
    }
    case 'BinaryExpression': {
      const [left, right] = [figure(node.left, constants), figure(node.right, constants)]
      return left === undefined || right === undefined ? undefined : sums[node.operator]?.(left, right)
    }
    case 'CallExpression':
      return settingDefault(node, constants)
  }
}

function settingDefault({ callee, arguments: [given] }, constants) {
  const isDefault = callee.type === 'MemberExpression' && callee.property.name === 'default'
  if (isDefault || callee.name === 'count') return figure(given, constants)
  return callee.type === 'MemberExpression' ? figure(callee.object, constants) : undefined
}
