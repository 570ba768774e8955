/**
 * What a formula comes to: figures, `+ - * /`, brackets, `ceil`, `floor` and `WORLD(good)`.
 *
 * @param world the stored price of a good; undefined where none is stored
 * @throws {Error} for what is no formula
 */
export function formulaValue(
  formula: string,
  world: (good: string) => number | undefined,
): number | undefined {
  let lacks = false
  const parts =
    formula
      .replace(/WORLD\(([^)]*)\)/g, (_, good: string) => {
        const price = world(good)
        lacks ||= price === undefined
        return String(price ?? 0)
      })
      .match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|[-+*/()]|[a-z]+/g) ?? []
  let at = 0
  const factor = (): number => {
    const part = parts[at++]
    if (part === '-') return -factor()
    if (part === 'ceil') return Math.ceil(factor())
    if (part === 'floor') return Math.floor(factor())
    if (part !== '(') {
      if (part === undefined || !/^\d/.test(part)) throw new Error(`no formula: ${formula}`)
      return Number(part)
    }
    const value = sum()
    at += 1
    return value
  }
  const product = (): number => {
    let value = factor()
    while (parts[at] === '*' || parts[at] === '/')
      value = parts[at++] === '*' ? value * factor() : value / factor()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (parts[at] === '+' || parts[at] === '-') value += parts[at++] === '+' ? product() : -product()
    return value
  }
  const value = sum()
  return lacks ? undefined : value
}
