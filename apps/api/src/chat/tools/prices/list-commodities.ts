import { commodityById } from '@smart-farming/market-core/commodities/catalogue'
import { categories } from '@smart-farming/market-core/commodities/commodity'
import { countryName } from '@smart-farming/words/format/names/country'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import type { ToolPorts } from '../ports.ts'
import { type Tool, ToolRefusal } from '../tool.ts'

const category = z
  .optional(z.enum(categories, `must be one of ${categories.join(', ')}`))
  .check(z.describe('Only commodities of this kind'))

/** How many places of a commodity are named. */
const MOST_PLACES = 6

/** What there are prices of. */
export const listCommodities = ({ prices, words }: Pick<ToolPorts, 'prices' | 'words'>): Tool =>
  defineTool({
    name: 'list_commodities',
    description: 'Which commodities have stored prices, where, and how new they are.',
    args: z.strictObject({ category }),
    async run({ category: wanted }) {
      const rows = (await prices.overview()).flatMap(({ commodity, ...row }) => {
        const known = commodityById(commodity ?? '')
        return known === undefined || (wanted !== undefined && known.category !== wanted)
          ? []
          : [{ ...row, name: known.name }]
      })
      if (rows.length === 0) throw new ToolRefusal('No prices of that kind are stored.')
      return {
        data: {
          commodities: rows.map(
            ({ name, countries, newest }) =>
              `${name}: ${placesOf(words.tag, countries)}; newest ${newest.slice(0, 7)}`,
          ),
        },
        facts: [{ value: rows.length, kind: 'count' }],
        sources: [],
      }
    },
  })

function placesOf(tag: string, countries: string): string {
  const codes = countries.split(' ')
  const names = codes.map((code) => (code === 'world' ? code : (countryName(tag, code) ?? code)))
  const more = names.length > MOST_PLACES ? ' and other countries' : ''
  return `${names.slice(0, MOST_PLACES).join(', ')}${more}`
}
