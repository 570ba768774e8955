import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { parseCoordinatePair } from './coordinate-pair.ts'
import { parsePlusCode } from './plus-code.ts'
import { toCoordinates } from './valid-coordinates.ts'

const scheme = /^[^\w#]*(?:https?:\/\/|geo:|google\.navigation:|comgooglemaps:|maps:|waze:|#map=)/i
const host = /^[^\w-]*(?:[\w-]+\.)+[a-z]{2,}\//i

/** The first link in a text: an address with or without its scheme, or a `geo:` URI. */
export const findLink = (text: string): string | undefined =>
  text.split(/\s+/).find((word) => scheme.test(word) || host.test(word))

/**
 * Parameters for the subject of a link. They take precedence over others, such as the centre of the
 * map.
 */
const ABOUT = ['q', 'query', 'destination', 'daddr', 'coordinate', 'pin', 'to', 'll']
/** Parameters for the start of a route. */
const AWAY = ['origin', 'saddr', 'from']

const decimals = /(?<![\d+-]|\d\.)([+-]?\d{1,3}\.\d+) ?[,~_; ] ?([+-]?\d{1,3}\.\d+)/
const marker = /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/gi
const view = /[@](-?\d{1,3}\.\d+),(-?\d{1,3}\.\d+)/
const fragment = /#(?:map=)?[\d.]+\/(-?\d{1,3}\.\d+)\/(-?\d{1,3}\.\d+)/i
const uri = /^geo:([+-]?\d{1,3}(?:\.\d+)?),([+-]?\d{1,3}(?:\.\d+)?)(?![\d.])/i

/**
 * The coordinates in a link of Google Maps, OpenStreetMap, Apple, Bing, Waze, HERE or Yandex, or in
 * a `geo:` URI (RFC 5870). Does not open the link. Undefined for a link without coordinates.
 */
export function parseMapLink(link: string): Coordinates | undefined {
  const [whole = ''] = link.split('#', 1)
  const [address = ''] = whole.split('?', 1)
  const query = whole.slice(address.length + 1)
  const parameters = new URLSearchParams(query || address.replace(/^google\.navigation:/i, ''))
  const pin = [...link.matchAll(marker)].at(-1)
  if (pin !== undefined) return pointOf(pin)
  // Yandex puts the longitude first.
  const isTurned = /\byandex\.[a-z]/i.test(address)
  const named = parametersOf(parameters).map((value) => pairIn(value, isTurned))
  const segments = address.split('/').toReversed().map(decoded)
  return (
    named.find((point) => point !== undefined) ??
    pointOf(notNought(uri.exec(decoded(address)))) ??
    first(
      segments,
      (segment) => parsePlusCode(segment) ?? (view.test(segment) ? undefined : pairIn(segment, false)),
    ) ??
    pointOf(view.exec(decoded(link))) ??
    pointOf(fragment.exec(decoded(link)))
  )
}

function parametersOf(parameters: URLSearchParams): string[] {
  const both = [
    ['mlat', 'mlon'],
    ['lat', 'lon'],
    ['lat', 'lng'],
  ].flatMap(([lat = '', lon = '']) =>
    parameters.has(lat) && parameters.has(lon) ? [`${parameters.get(lat)}, ${parameters.get(lon)}`] : [],
  )
  const others = [...new Set(parameters.keys())].filter((name) => ![...ABOUT, ...AWAY].includes(name))
  return [...both, ...[...ABOUT, ...others].flatMap((name) => parameters.getAll(name))]
}

/**
 * A pair in a parameter's value, which may have a keyword of the service (`loc:`, `ll.`) or a zoom
 * or label.
 */
function pairIn(value: string, isTurned: boolean): Coordinates | undefined {
  const pair = decimals.exec(value.replaceAll('\u2212', '-'))
  if (pair === null) return parsePlusCode(value) ?? parseCoordinatePair(value.replaceAll('+', ' '))
  return isTurned ? toCoordinates(Number(pair[2]), Number(pair[1])) : pointOf(pair)
}

function pointOf(match: RegExpExecArray | null | undefined): Coordinates | undefined {
  return match ? toCoordinates(Number(match[1]), Number(match[2])) : undefined
}

/** Rejects 0,0, because Android writes `geo:0,0?q=` for a name without coordinates. */
const notNought = (match: RegExpExecArray | null) =>
  match !== null && Number(match[1]) === 0 && Number(match[2]) === 0 ? undefined : match

function first<T, R>(values: readonly T[], read: (value: T) => R | undefined): R | undefined {
  for (const value of values) {
    const found = read(value)
    if (found !== undefined) return found
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
