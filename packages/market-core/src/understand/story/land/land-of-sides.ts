import { metresOf } from './sides.ts'

const number = '\\d+(?:,\\d{3})*(?:\\.\\d+)?'
const unit = '(?:m|met(?:re|er)s?|km|ft|feet|foot|yards?|yds?)(?![\\p{L}])'
const two = new RegExp(
  `(?<![\\p{L}\\d.,])(${number}) ?(${unit})?(?: long| length)? ?(?:by|x|×|times|and) ?(${number}) ?(${unit})(?: wide| width)?`,
  'iu',
)
const ofLand = /(?<!\p{L})(?:fields?|plots?|land|garden|farm|parcel|paddock|acres?|hectares?|ha)(?!\p{L})/iu
/** What goes round a land, or is no land. */
const ofOther =
  /(?<!\p{L})(?:fenc\p{L}*|perimeter|around|wire|posts?|hedge|rows?|beds?|ponds?|tanks?|shed|house|barn|deep|depth|high|height|net|pipes?|square)(?!\p{L})/iu
const SQUARE_METRES = 10_000
/** Hectares of the smallest plot. */
const SMALLEST = 0.01

/** "A field of 200 m by 125 m gives 3 t": where more is told of it, a field stands with its size for its sides. */
export function withLandOfSides(text: string): string {
  const [said = '', first = '', unitOfFirst, second = '', unitOfSecond = ''] = two.exec(text) ?? []
  const isMore = said !== '' && /\d/.test(text.replace(said, ''))
  const isJoined = / and /.test(said) && !/long|wide|length|width/i.test(said)
  if (!isMore || isJoined || !ofLand.test(text) || ofOther.test(text)) return text
  const sizes = [
    [first, unitOfFirst ?? unitOfSecond],
    [second, unitOfSecond],
  ].map(
    ([value = '', of = '']) => Number(value.replaceAll(',', '')) * (metresOf(of.toLowerCase()) ?? Number.NaN),
  )
  const hectares = ((sizes[0] ?? 0) * (sizes[1] ?? 0)) / SQUARE_METRES
  // So far plants are apart.
  const isSpacing = hectares < SMALLEST && /(?<!\p{L})(?:plant|tree|seedling|sapling|spac|apart)/iu.test(text)
  return Number.isFinite(hectares) && hectares > 0 && !isSpacing
    ? text.replace(said, `${Number(hectares.toPrecision(10))} hectares`)
    : text
}
