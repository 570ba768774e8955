import type { Job } from '../judge-forecast.ts'

/** Jobs that need a combine, or a mower and a baler. */
const BY_MACHINE: readonly Job[] = ['harvest', 'hay']

/**
 * Countries (ISO 3166-1 alpha-2) where most farms are assumed to harvest by hand. The source
 * studied Ethiopia, Ghana, Malawi, Nigeria, Tanzania, Uganda and Zambia. There, draught animals and
 * tractors do little more than primary tillage, and all other work is manual.
 *
 * Source: FAO, Contribution of farm power to smallholder livelihoods in sub-Saharan Africa,
 * Agricultural and Food Engineering Technical Report 2, 2005, a0229e, executive summary.
 *
 * Other countries are our own extension: all states of the United Nations' Eastern, Middle,
 * Southern and Western Africa (M49). Exceptions are South Africa, Namibia, Botswana, Mauritius and
 * the Seychelles, whose larger farms do combine and bale. Uncertain countries are left out, so that
 * farms there see every job.
 */
const HARVESTED_BY_HAND: ReadonlySet<string> = new Set(
  (
    'AO BF BI BJ CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ' +
    'ML MR MW MZ NE NG RW SL SN SO SS ST SZ TD TG TZ UG ZM ZW'
  ).split(' '),
)

/**
 * True if farms in a country usually do a job. For farms without settings.
 *
 * @param country may be undefined or any text; every job is usual in an unknown country
 */
export const isUsualJobIn = (country: string | undefined, work: Job): boolean =>
  country === undefined || !HARVESTED_BY_HAND.has(country) || !BY_MACHINE.includes(work)
