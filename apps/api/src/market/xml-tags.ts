import { UnreadableFile } from './price-item.ts'

export interface XmlTag {
  /** Without its namespace prefix. */
  name: string
  kind: 'open' | 'close' | 'empty'
  attributes: string
  /** The text between this tag and the next, entities resolved. */
  text: string
}

const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/y

/**
 * The tags of an XML text in order, each with the text that follows it. Enough for documents that a program wrote (workbooks, ECB's
 * rates); a document type, the only door to entity tricks, is refused, and so is CDATA, which neither has.
 *
 * @throws {UnreadableFile} where the text stops being XML
 */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let at = Math.max(0, xml.indexOf('<'))
  while (at < xml.length) {
    markup.lastIndex = at
    const found = markup.exec(xml)
    if (found === null) throw new UnreadableFile('It is broken XML, or not all of it is there.')
    const end = at + found[0].length
    const next = xml.indexOf('<', end)
    at = next < 0 ? xml.length : next
    const [, close, name, attributes = '', empty] = found
    if (name === undefined) continue
    const kind = close ? 'close' : empty ? 'empty' : 'open'
    yield { name, kind, attributes, text: resolved(xml.slice(end, at)) }
  }
}

/** The value of an attribute, in whichever quotes; undefined when the tag does not have it. */
export function attribute({ attributes }: XmlTag, name: string): string | undefined {
  // A sheet has tens of thousands of cells: the pattern of a name is made once.
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const found = pattern.exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : resolved(value)
}

const patterns = new Map<string, RegExp>()

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function resolved(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}
