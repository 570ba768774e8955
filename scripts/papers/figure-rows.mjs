import { figuresIn } from './figures.mjs'

const ms = { ms: 1, s: 1e3, min: 6e4, h: 36e5, days: 864e5 }
const seconds = Object.fromEntries(Object.entries(ms).map(([unit, size]) => [unit, size / 1e3]))
const bytes = { KB: 1e3, MB: 1e6, KiB: 1024, MiB: 1024 ** 2 }
const share = { '%': 0.01 }
/** Settings that are written in seconds say so in their name, too. */
const unitsOf = (name) =>
  /(_MS|Ms)$/.test(name) || /[a-z]Timeout$|Interval$/.test(name)
    ? ms
    : /(_S|_SECONDS)$/.test(name)
      ? seconds
      : { ...bytes, ...share }

/**
 * The rows of a page's tables of figures, `| what | figure | where |`, where the last cell is a source file and the
 * name of the figure in it (`` `apps/a.ts` `WAIT_MS` ``), or the words in which it stands there (``
 * `interval '14 days'` ``).
 */
export function figureRows(page) {
  return [...page.matchAll(/^\|([^|]+)\|([^|]+)\| `([^`]+)` `([^`]+)` \|$/gm)].map(
    ([, what, figure, path, name]) => ({
      what: what.trim(),
      figure: figure.trim(),
      path,
      name,
    }),
  )
}

/**
 * What is wrong with a row; undefined when the figure is the code's.
 *
 * @param {(path: string) => string | undefined} read a source file's text
 */
export function rowOffence({ what, figure, path, name }, read) {
  const text = read(path)
  if (text === undefined) return `${what}: there is no ${path}`
  if (!/^[\w.]+$/.test(name))
    return text.includes(name) && name.includes(figure) ? undefined : `${what}: ${path} does not say ${name}`
  const known = [...(figuresIn(path, text).get(name) ?? [])]
  if (known.length === 0) return `${what}: ${path} has no figure ${name}`
  if (known.length > 1) return `${what}: ${name} is several figures in ${path}; name its owner, too`
  const value = plain(figure, unitsOf(name))
  return same(value, known[0])
    ? undefined
    : `${what}: the page says ${figure}, ${path} has ${name} = ${known[0]}`
}

/** A figure as people write it, in the unit of its constant: `1,200`, `0.8 s`, `10 to 15 s`. */
function plain(figure, units) {
  const [, number, unit] = /^([\d.,]+(?: to [\d.,]+)?) ?(\D*)$/.exec(figure) ?? []
  if (number === undefined || (unit !== '' && units[unit] === undefined)) return undefined
  return number
    .split(' to ')
    .map((end) => Number(end.replaceAll(',', '')) * (units[unit] ?? 1))
    .join(' to ')
}

function same(value, known) {
  const [said, had] = [value, known].map((one) => String(one).split(' to ').map(Number))
  return (
    said.length === had.length && said.every((one, at) => Math.abs(one - had[at]) < 1e-9 * Math.max(1, one))
  )
}
