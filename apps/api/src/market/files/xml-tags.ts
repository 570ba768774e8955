import { UnreadableFile } from '../imports/price-item.ts'

export interface XmlTag {
  /** Tag name without its namespace prefix. */
  name: string
  kind: 'open' | 'close' | 'empty'
  attributes: string
  /** The text between this tag and the next, with entities resolved. */
  text: string
}

const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/y

/** Maximum length of a tag with the text that follows it, in characters. A workbook's cell has at most 32,767. */
const LONGEST = 65_536
/** Number of bytes processed together, whatever the size of the incoming pieces. */
const STRETCH = 16_384

/**
 * The tags of an XML document (UTF-8) in order, each with the text that follows it; holds only one block and one tag in
 * memory. Sufficient for machine-written documents (workbooks, the ECB's rates). A document type is refused, because
 * entity attacks need one; CDATA is refused, because these documents have none. Nesting is not tracked, so depth costs
 * nothing.
 * @throws {UnreadableFile} if the document stops being XML, or if a tag and its text are too long
 */
export async function* readXmlTags(document: AsyncIterable<Uint8Array>): AsyncGenerator<XmlTag> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of document) {
    for (let at = 0; at < piece.length; at += STRETCH) {
      const stretch = piece.subarray(at, at + STRETCH)
      rest = yield* wholeTags(rest + decoder.decode(stretch, { stream: true }))
      if (rest.length > LONGEST) throw new UnreadableFile({ code: 'tag_too_long', most: LONGEST })
    }
  }
  // An appended `<` makes the last tag's text complete.
  rest = yield* wholeTags(`${rest + decoder.decode()}<`)
  if (rest !== '<') throw new UnreadableFile({ code: 'broken_xml' })
}

/** The tags whose text is complete; returns the incomplete remainder. */
function* wholeTags(xml: string): Generator<XmlTag, string> {
  let at = xml.indexOf('<')
  while (at >= 0) {
    markup.lastIndex = at
    const found = markup.exec(xml)
    if (found === null) break
    const end = at + found[0].length
    const next = xml.indexOf('<', end)
    if (next < 0) break
    at = next
    const [, close, name, attributes = '', empty] = found
    if (name === undefined) continue
    const kind = close ? 'close' : empty ? 'empty' : 'open'
    yield { name, kind, attributes, text: resolved(xml.slice(end, next)) }
  }
  return at < 0 ? '' : xml.slice(at)
}

/** The value of an attribute, in either kind of quotes; undefined if the tag does not have it. */
export function readAttribute({ attributes }: XmlTag, name: string): string | undefined {
  // A sheet has tens of thousands of cells, so the pattern for each name is compiled only once.
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
