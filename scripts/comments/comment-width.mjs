import { parseSync } from 'oxc-parser'

/** Longest line of a comment, its indent included. */
export const WIDTH = 120

const script = /\.(ts|tsx|mts|mjs)$/
const style = /\.css$/
/** Lines that a tool reads, and settings that are commented out: they mean something only as they are. */
const directive = /^(biome-ignore|@ts-|\/ <reference|#!|syntax=|[A-Z][A-Z0-9_]*=)/

/**
 * The comments of a file that have lines of their own, as runs of lines: `first` and `last` count from 0, `sign` begins
 * each line of text. A comment behind code or between code is none of these, and neither is a string that looks like
 * one.
 *
 * @returns {{ kind: 'lines' | 'block', sign: string, first: number, last: number }[]}
 */
function comments(path, text) {
  const lines = text.split('\n')
  if (!script.test(path) && !style.test(path)) return runs(lines, '#', (at) => /^\s*#/.test(lines[at]))
  const found = script.test(path) ? parseSync(path, text).comments : cssComments(text)
  const lineOf = (offset) => text.slice(0, offset).split('\n').length - 1
  const ownLines = new Set()
  const blocks = []
  for (const { type, start, end } of found) {
    const [first, last] = [lineOf(start), lineOf(end)]
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
    const after = text.slice(end).split('\n', 1)[0]
    if (before.trim() !== '') continue
    if (type === 'Line') ownLines.add(first)
    else if (after.trim() === '') blocks.push({ kind: 'block', sign: '*', first, last })
  }
  return [...runs(lines, '//', (at) => ownLines.has(at)), ...blocks]
}

/** Neighbouring lines of one indent make one comment. */
function runs(lines, sign, isComment) {
  const indent = (at) => lines[at].search(/\S/)
  const found = []
  for (const at of lines.keys()) {
    if (!isComment(at)) continue
    const before = found.at(-1)
    if (before?.last === at - 1 && indent(before.first) === indent(at)) before.last = at
    else found.push({ kind: 'lines', sign, first: at, last: at })
  }
  return found
}

function cssComments(text) {
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: all, index }) => ({
    type: 'Block',
    start: index,
    end: index + all.length,
  }))
}

/** The lines of comments that are too long, counted from 1. */
export function longCommentLines(path, text) {
  const lines = text.split('\n')
  return comments(path, text).flatMap(({ kind, sign, first, last }) =>
    lines
      .slice(first, last + 1)
      .flatMap((line, at) =>
        isTooLong(line, kind === 'block' ? '(/\\*)?\\*?' : sign) ? [first + at + 1] : [],
      ),
  )
}

/** A single word that is too long, such as an address, stays: no break mends it. */
function isTooLong(line, sign) {
  const text = line.replace(new RegExp(`^\\s*${sign}\\s*`), '')
  return line.length > WIDTH && !directive.test(text) && /\S\s+\S/.test(text.replace(/\s*\*\/$/, ''))
}

/** The file with every comment that has a line too long broken anew from there to the end of its paragraph. */
export function withWrappedComments(path, text) {
  const lines = text.split('\n')
  // From the last to the first, so that the numbers of those before stay right.
  for (const comment of comments(path, text).sort((a, b) => b.first - a.first)) {
    const { kind, first, last, sign } = comment
    const old = lines.slice(first, last + 1)
    if (!old.some((line) => line.length > WIDTH)) continue
    lines.splice(first, old.length, ...(kind === 'block' ? wrappedBlock(old) : wrappedLines(old, sign)))
  }
  return lines.join('\n')
}

function wrappedLines(old, sign) {
  const indent = old[0].slice(0, old[0].search(/\S/))
  const begin = `${indent}${sign}`
  return paragraphs(old.map((line) => line.slice(begin.length))).flatMap((paragraph) =>
    wrapped(paragraph, begin),
  )
}

/** A comment on one line becomes one of several; what is between its ends is broken like any other. */
function wrappedBlock(old) {
  const indent = old[0].slice(0, old[0].search(/\S/))
  const [open] = /\/\*+/.exec(old[0])
  const inner = old.join('\n').trim().slice(open.length, -2).split('\n')
  const [head, ...rest] = inner
  const bodies = [head, ...rest.map((line) => line.replace(/^\s*\* ?/, ' '))].map((line) => line.trimEnd())
  if (bodies[0].trim() === '') bodies.shift()
  if (bodies.at(-1)?.trim() === '') bodies.pop()
  const begin = `${indent} *`
  const made = paragraphs(bodies).flatMap((paragraph) => wrapped(paragraph, begin))
  return [`${indent}${open}`, ...made, `${indent} */`]
}

/** Texts that are broken by themselves: a blank line, a point of a list, a tag and an indented line begin a new one. */
function paragraphs(texts) {
  const found = []
  for (const text of texts) {
    const body = text.trimStart()
    const isNew = body === '' || /^([-*] |\d+\. |@\w)/.test(body) || directive.test(body)
    const before = found.at(-1)
    const hangs = text.length - body.length > 1
    const continues =
      before !== undefined &&
      !isNew &&
      before.at(-1).trim() !== '' &&
      !directive.test(before.at(-1).trimStart())
    const sameHang = before?.length > 1 ? hangs === before[1].length - before[1].trimStart().length > 1 : true
    if (continues && (sameHang || hangs)) before.push(text)
    else found.push([text])
  }
  return found
}

/** A span of code and a link stay whole; everything else is broken between words. */
const words = (text) => text.match(/\{@link [^}]*\}\S*|[^\s`]*(`[^`]*`[^\s`]*)+|\S+/g) ?? []

function wrapped(paragraph, begin) {
  const at = paragraph.findIndex((text) => (begin + text).length > WIDTH)
  if (at === -1 || directive.test(paragraph[at].trimStart())) return paragraph.map((text) => begin + text)
  const space = (text) => text.slice(0, text.length - text.trimStart().length) || ' '
  const first = space(paragraph[at])
  const isPoint = /^([-*] |\d+\. |@\w)/.test(paragraph[0].trimStart())
  const hang =
    paragraph[1] === undefined ? (isPoint ? `${space(paragraph[0])}  ` : first) : space(paragraph[1])
  const made = []
  let line = begin + first
  for (const word of words(
    paragraph
      .slice(at)
      .map((text) => text.trim())
      .join(' '),
  )) {
    const isFirst = line.trim() === begin.trim()
    if (!isFirst && line.length + 1 + word.length > WIDTH) {
      made.push(line)
      line = `${begin}${hang}${word}`
    } else line += isFirst ? word : ` ${word}`
  }
  return [...paragraph.slice(0, at).map((text) => begin + text), ...made, line]
}
