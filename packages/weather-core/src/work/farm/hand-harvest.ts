import type { Job } from '../judge-forecast.ts'

/** Jobs that need a dedicated machine: a combine, or a mower with a baler. */
const BY_MACHINE: readonly Job[] = ['harvest', 'hay']

/**
 * Countries (ISO 3166-1 alpha-2) where most farms are assumed to harvest by hand. The source studied communities in
 * seven: Ethiopia, Ghana, Malawi, Nigeria, Tanzania, Uganda and Zambia, where draught animals and tractors do little
 * more than primary tillage, and everything else is manual (FAO, Contribution of farm power to smallholder livelihoods
 * in sub-Saharan Africa, Agricultural and Food Engineering Technical Report 2, 2005, a0229e, executive summary).
 *
 * The extension to other countries is our own: all states of the United Nations' Eastern, Middle, Southern and Western
 * Africa (M49), except South Africa, Namibia, Botswana, Mauritius and the Seychelles, whose larger farms do combine and
 * bale. A doubtful country is left out, so that everything is shown.
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
 * @param country undefined, or any text, if not known: then every job is possible
 */
export const isUsualJobIn = (country: string | undefined, work: Job): boolean =>
  country === undefined || !HARVESTED_BY_HAND.has(country) || !BY_MACHINE.includes(work)
