/** A number in digits, or a number word. */
export interface NumberPart {
  readonly value: number
  readonly end: number
  /** Side of the number that a multiplier such as "hundred" applies to. */
  readonly times?: 'behind' | 'before' | undefined
  readonly isWritten?: true
  /** True if the word starts with an attached "and". */
  readonly isJoined?: true
}

export interface ParsedNumber {
  readonly value: number
  readonly end: number
}

/** `joinEnd` returns the index after an "and". */
export interface NumberPartReader {
  part(at: number): NumberPart | undefined
  joinEnd(at: number): number | undefined
}

const MAX_PARTS = 12

/**
 * Reads the number at a token: "2 lakh", "1.5k", "two hundred and fifty", "mia mbili na hamsini",
 * "deux et demi". A part that is too large to continue the number starts another.
 */
export function parseSpokenNumber(parts: NumberPartReader, at: number): ParsedNumber | undefined {
  const first = parts.part(at)
  if (first === undefined) return undefined
  let [sum, group, room, end] = [0, 0, 0, first.end]
  const open = (part: NumberPart) => {
    if (part.times !== 'before') {
      group += part.value
      room = roomBehind(part)
      end = part.end
      return
    }
    const factor = smallNumber(parts, part.end, part.value)
    sum += part.value * (factor?.value ?? 1)
    room = part.value
    end = factor?.end ?? part.end
  }
  open(first)
  for (let count = 1; count < MAX_PARTS; count += 1) {
    const joined = parts.joinEnd(end)
    const part = parts.part(joined ?? end)
    if (part === undefined) break
    const isJoined = joined !== undefined || part.isJoined === true
    if (part.times === 'behind') {
      if (group === 0 || isJoined) break
      group *= part.value
      room = part.value
      end = part.end
      if (part.value >= 1000) {
        sum += group
        group = 0
      }
    } else if (part.value < 1 && isJoined && !part.isWritten) {
      group += part.value
      end = part.end
      break
    } else if (isJoined && group > 0 && group < 10 && isTens(part)) {
      group += part.value
      room = 0
      end = part.end
    } else if (part.value >= 1 && part.value < room && (isJoined || !part.isWritten || room >= 1000))
      open(part)
    else break
  }
  const value = sum + group
  return Number.isFinite(value) ? { value, end } : undefined
}

const isTens = ({ value, isWritten }: NumberPart): boolean =>
  !isWritten && value >= 20 && value < 100 && value % 10 === 0

/** The next part must be below this value. French counts 61 to 79 and 81 to 99 in twenties. */
function roomBehind({ value, times, isWritten }: NumberPart): number {
  if (times !== undefined) return value
  if (isWritten || value < 20 || !Number.isInteger(value)) return value === 10 && !isWritten ? 10 : 0
  if (value < 100) return value % 10 === 0 ? (value === 60 || value === 80 ? 20 : 10) : 0
  return value % 100 === 0 ? 100 : 0
}

/** Units and tens after a multiplier: "mia mbili", "elfu kumi na tano". */
function smallNumber(parts: NumberPartReader, at: number, factor: number): ParsedNumber | undefined {
  const first = parts.part(at)
  if (first === undefined || first.times !== undefined || first.value >= factor) return undefined
  const joined = parts.joinEnd(first.end)
  const second = joined === undefined ? undefined : parts.part(joined)
  const isOne =
    second !== undefined &&
    second.times === undefined &&
    !second.isWritten &&
    second.value < roomBehind(first)
  return isOne && factor >= 1000
    ? { value: first.value + second.value, end: second.end }
    : { value: first.value, end: first.end }
}
