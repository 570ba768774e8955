import type { Work } from '../judge-forecast.ts'

/** What takes a machine that is there for nothing else: a combine, a mower with a baler. */
const BY_MACHINE: readonly Work[] = ['harvest', 'hay']

/**
 * Countries (ISO 3166-1 alpha-2) whose crops are taken to be cut by hand on most farms. The source studied communities
 * in seven: Ethiopia, Ghana, Malawi, Nigeria, Tanzania, Uganda and Zambia, where draught animals and tractors do hardly
 * more than the first tillage, and hands all the rest (FAO, Contribution of farm power to smallholder livelihoods in
 * sub-Saharan Africa, Agricultural and Food Engineering Technical Report 2, 2005, a0229e, executive summary).
 *
 * That the others are like these is our own step: all states of the United Nations' Eastern, Middle, Southern and
 * Western Africa (M49), without South Africa, Namibia, Botswana, Mauritius and the Seychelles, whose larger farms do
 * combine and bale. In doubt a country is not here, and everything is shown.
 */
const HARVESTED_BY_HAND: ReadonlySet<string> = new Set(
  (
    'AO BF BI BJ CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ' +
    'ML MR MW MZ NE NG RW SL SN SO SS ST SZ TD TG TZ UG ZM ZW'
  ).split(' '),
)

/**
 * Whether a farm that has said nothing of itself does a job, by the country that it is in.
 *
 * @param country undefined, or any text, where it is not known: then it may do every job
 */
export const isUsualIn = (country: string | undefined, work: Work): boolean =>
  country === undefined || !HARVESTED_BY_HAND.has(country) || !BY_MACHINE.includes(work)
