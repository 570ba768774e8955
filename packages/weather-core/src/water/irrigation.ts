import { known, type Maybe, unknown } from '../result.ts'
import {
  adjustedDepletionShare,
  readilyAvailableWater,
  type WaterBalance,
  waterBalance,
} from './soil-water.ts'

/** Share of the applied water that reaches the roots (FAO training manual 4, Table 8). */
export const FIELD_EFFICIENCY = { surface: 0.6, sprinkler: 0.75, drip: 0.9 } as const

/** Converts mm to m3/ha (FAO-56 Annex 1). */
export const cubicMetresPerHectare = (mm: number): number => mm * 10

/** Converts a steady flow in l/s per ha to mm/day (FAO-56 Annex 1). */
export const mmPerDayFromFlow = (litresPerSecondPerHectare: number): number =>
  litresPerSecondPerHectare * 8.64

/**
 * Share of the yield lost to water stress, 0..1: Ky (1 - ETa/ETc) (FAO-56 Eq. 90). Unknown unless
 * `cropEtMm` is above 0.
 */
export function yieldLossShare(yieldResponse: number, actualEtMm: number, cropEtMm: number): Maybe<number> {
  if (!(cropEtMm > 0)) return unknown('no_water_use')
  return known(Math.min(1, Math.max(0, yieldResponse * (1 - actualEtMm / cropEtMm))))
}

export interface IrrigationDay {
  key: string
  et0Mm: number | undefined
  rainMm: number | undefined
}

export interface IrrigationField {
  kc: number
  tawMm: number
  depletionShare: number
  /** Initial depletion, mm: measured, or 0 after soaking rain. */
  startDepletionMm: number | undefined
  /** See FIELD_EFFICIENCY. */
  efficiency: number
}

export interface IrrigationPlan {
  days: { key: string; balance: WaterBalance; rawMm: number }[]
  /** First day on which the readily available water runs out. */
  irrigateBy?: string
  /**
   * Net depth that refills the root zone on that day, and gross depth to apply. 0 if no irrigation
   * is needed.
   */
  netMm: number
  grossMm: number
}

/**
 * Plans irrigation by running the water balance over the forecast. Unknown without an initial
 * depletion, or if any day lacks rain or ET0. For a cautious plan, pass only likely rain.
 */
export function irrigationPlan(
  days: readonly IrrigationDay[],
  field: IrrigationField,
): Maybe<IrrigationPlan> {
  if (field.startDepletionMm === undefined) return unknown('soil_unknown')
  if (!(field.efficiency > 0 && field.efficiency <= 1)) return unknown('irrigation_efficiency_out_of_range')
  let depletionMm = field.startDepletionMm
  const plan: IrrigationPlan = { days: [], netMm: 0, grossMm: 0 }
  for (const { key, et0Mm, rainMm } of days) {
    if (et0Mm === undefined) return unknown('missing_on', { inputs: ['et0Mm'], day: key })
    if (rainMm === undefined) return unknown('missing_on', { inputs: ['rainMm'], day: key })
    const cropEtMm = field.kc * et0Mm
    const share = adjustedDepletionShare(field.depletionShare, cropEtMm)
    const balance = waterBalance(depletionMm, { rainMm, cropEtMm, et0Mm }, field.tawMm, share)
    const rawMm = readilyAvailableWater(field.tawMm, share)
    depletionMm = balance.depletionMm
    plan.days.push({ key, balance, rawMm })
    if (plan.irrigateBy === undefined && depletionMm >= rawMm) {
      plan.irrigateBy = key
      plan.netMm = depletionMm
      plan.grossMm = depletionMm / field.efficiency
    }
  }
  return known(plan)
}

/** Heuristic: a cautious plan ignores rain less likely than this, 0..1. */
export const MIN_POP_FOR_RAIN = 0.6

/**
 * Dependable rain, mm: 0 if rain is too unlikely, undefined if the amount or its chance is unknown.
 */
export function dependableRain(
  rainMm: number | undefined,
  pop: number | undefined,
  fromPop: number = MIN_POP_FOR_RAIN,
): number | undefined {
  if (rainMm === undefined || rainMm === 0) return rainMm
  if (pop === undefined) return undefined
  return pop >= fromPop ? rainMm : 0
}
