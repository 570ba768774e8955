import { type FarmSettings, farmSettingsBody, LIMIT_RANGE } from '@smart-farming/contracts/farm-settings'
import type { boardFields } from '@smart-farming/contracts/prices/price-board'
import { decodeProblem } from '@smart-farming/contracts/schema/problems'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { CustomLimits } from '@smart-farming/weather-core/work/farm/own-farm'
import { describeProblem } from '@smart-farming/words/error-text'
import type { FormFailure } from '../../components/form/form-failure.ts'
import { formWords, lazyWords } from '../../words.ts'
import { formatLimit, limitUnitLabel, parseLimit } from './limits/limit-format.ts'
import { ALL_LIMITS, limitLabel, ownLimit, type SettableLimit } from './limits/limit-sets.ts'

export type ValidatedSettings = { readonly settings: FarmSettings } | { readonly failure: FormFailure }

/** One answer per setting of this form; undefined for the default. */
type Answers = { [Name in Exclude<keyof FarmSettings, keyof typeof boardFields>]-?: unknown }

/**
 * Parses the form to settings, or to an error with its field. Empty inputs mean the default. A
 * limit whose group was never opened keeps its saved value.
 *
 * @param kept the limits when the form opened, in their own units
 */
export function parseSettingsForm(
  form: FormData,
  units: DisplayUnits,
  kept: CustomLimits,
): ValidatedSettings {
  const limits: Record<string, Record<string, number>> = {}
  for (const limit of ALL_LIMITS) {
    const value = figureIn(form, limit, units, ownLimit(kept, limit))
    if (value === undefined) continue
    if (!isInRange(value, limit)) return { failure: outOfRange(limit, units) }
    limits[limit.set] = { ...limits[limit.set], [limit.name]: value }
  }
  const name = answerOf(form, 'crop')
  const degreeDays = answerOf(form, 'since.degreeDays')
  const chill = answerOf(form, 'since.chill')
  const enterprises = form.getAll('enterprises')
  const answers: Answers = {
    units,
    soil: answerOf(form, 'soil'),
    sprayGroup: answerOf(form, 'sprayGroup'),
    enterprises: enterprises.length > 0 ? enterprises : undefined,
    crop: name && { name, stage: answerOf(form, 'stage') },
    since: (degreeDays ?? chill) && { degreeDays, chill },
    limits: Object.keys(limits).length > 0 ? limits : undefined,
  }
  // Without the crop question, which may have failed to load, the list keeps its saved value.
  const boardCrops = form.has('boardCrops.shown') && { boardCrops: form.getAll('boardCrops') }
  const parsed = farmSettingsBody.safeParse({ ...answers, ...boardCrops })
  return parsed.success ? { settings: parsed.data } : { failure: issueOf(parsed.error.issues[0]) }
}

/**
 * Reads the farmer's own limit, in the limit's unit. Undefined for the default, NaN for text that
 * is not a number.
 */
function figureIn(
  form: FormData,
  { path, usual }: SettableLimit,
  units: DisplayUnits,
  kept: number | undefined,
): number | undefined {
  if (!form.has(path)) return kept
  const text = textOf(form, path)
  return text === '' ? undefined : (parseLimit(text, usual.unit, units, kept) ?? Number.NaN)
}

const answerOf = (form: FormData, name: string): string | undefined => textOf(form, name) || undefined

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

function isInRange(value: number, { usual }: SettableLimit): boolean {
  const [least, most] = LIMIT_RANGE[usual.unit]
  return value >= least && value <= most
}

function outOfRange(limit: SettableLimit, units: DisplayUnits): FormFailure {
  const { unit } = limit.usual
  const [least, most] = LIMIT_RANGE[unit]
  const message = lazyWords.farmSettings.limits.outOfRange({
    limit: limitLabel(limit),
    least: formatLimit(least, unit, units),
    most: formatLimit(most, unit, units),
    unit: limitUnitLabel(unit, units),
  })
  return { message, field: limit.path }
}

/**
 * Converts a validation issue to a form failure. Values are in range by now, so the remaining
 * issues concern the order of two limits.
 */
function issueOf(issue: { message: string; path: readonly PropertyKey[] } | undefined): FormFailure {
  const field = issue?.path.map(String).join('.')
  const limit = ALL_LIMITS.find(({ path }) => path === field)
  const { limits, savingFailed } = lazyWords.farmSettings
  const message = limit && limits.noRoom({ limit: limitLabel(limit) })
  const said = issue && describeProblem(formWords.errors, decodeProblem(issue))
  return { message: message ?? said ?? savingFailed, field }
}
