import type { Placed } from '../story.ts'
import { isSame } from '../units.ts'

const needed = /^(?:need|needs|needed|want|wants|require|requires|must|order|target)$/
const there = /^(?:have|has|got|already|only|stock|hold|stored)$/
const asks =
  /(?<![^ ])(?:short|shortage|shortfall|missing|lack|lacking|still|more|remaining|remains|balance|top|buy|left)(?![^ ])/

/** "Gross 15.84 t, tare 4.36 t": what stands empty on the scales is taken from what stands full. */
export function netOfTare(figures: readonly Placed[]): readonly Placed[] {
  const named = (name: RegExp) =>
    figures.filter(
      ({ unit, per, before }) =>
        unit?.kind === 'mass' && per.length === 0 && before.slice(0, 2).some((word) => name.test(word)),
    )
  const [tare, ...tares] = named(/^(?:tare|empty)$/)
  const [gross, ...others] = named(/^(?:gross|full|laden|loaded)$/)
  if (tare === undefined || gross === undefined || tares.length > 0 || others.length > 0) return figures
  return figures.map((one) =>
    one === tare
      ? { ...one, part: 'taken', isShort: true }
      : one === gross
        ? { ...one, part: 'amount' }
        : one,
  )
}

/**
 * "I need 40 t and have 27.5": what is there is taken from what is needed, where the story asks what is short, or what
 * the rest costs.
 *
 * @param plain all that was told
 */
export function shortOf(figures: readonly Placed[], plain: string): readonly Placed[] {
  const isAmount = ({ part, isPercent, per, currency }: Placed) =>
    part !== 'in' && part !== 'out' && !isPercent && per.length === 0 && currency === undefined
  const [whole, ...wholes] = figures.filter(
    (one) =>
      isAmount(one) && one.unit !== undefined && one.before.slice(0, 4).some((word) => needed.test(word)),
  )
  const parts = figures.filter(
    (one) => one !== whole && isAmount(one) && one.before.slice(0, 3).some((word) => there.test(word)),
  )
  const [part] = parts
  const unit = whole?.unit
  if (unit === undefined || wholes.length > 0 || parts.length !== 1 || part === undefined) return figures
  const isOfIt = part.unit === undefined || isSame(part.unit, unit)
  if (!isOfIt || part.value >= (whole?.value ?? 0) || !asks.test(plain)) return figures
  const taken: Placed = { ...part, unit: part.unit ?? unit, part: 'taken', isShort: true }
  return figures.map((one) => (one === part ? taken : one === whole ? { ...one, part: 'amount' } : one))
}
