import { UnreadableFile } from '../imports/price-item.ts'

export interface XmlTag {
  /** Tag name without its namespace prefix. */
  name: string
  kind: 'open' | 'close' | 'empty'
  attributes: string
  /** Text up to the next tag, with entities resolved. */
  text: string
}

const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/y

/** Maximum length of a tag with its text, in characters. A workbook's cell has at most 32,767. */
const LONGEST = 65_536
/** Bytes processed at a time, whatever the size of the incoming pieces. */
const STRETCH = 16_384

/**
 * Streams the tags of a UTF-8 XML document, each with the text that follows. Sufficient for
 * machine-written documents (workbooks, the ECB's rates). Document types are refused, because
 * entity attacks need them. CDATA is refused, because these documents have none. Nesting is not
 * tracked, so depth costs nothing.
 * @throws {UnreadableFile} if the document stops being XML, or a tag with its text is too long
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
  // An appended `<` completes the last tag's text.
  rest = yield* wholeTags(`${rest + decoder.decode()}<`)
  if (rest !== '<') throw new UnreadableFile({ code: 'broken_xml' })
}

/** Yields the tags whose text is complete; returns the remainder. */
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

/** Value of an attribute in either kind of quotes; undefined if the tag lacks it. */
export function readAttribute({ attributes }: XmlTag, name: string): string | undefined {
  // A sheet has tens of thousands of cells, so each pattern is compiled only once.
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
