import type { Statements } from '@smart-farming/market-core/answer/statement'
import type { StatementWords, SuggestionWords } from '../../../statement-words.ts'
import { aboutComparisons } from './about-comparisons.ts'
import { aboutFigures } from './about-figures.ts'
import { aboutLast } from './about-last.ts'
import { aboutPrices } from './about-prices.ts'
import { aboutStock } from './about-stock.ts'
import { aboutStories } from './about-stories.ts'
import { aboutSums } from './about-sums.ts'
import { aboutTopics } from './about-topics.ts'
import { aboutBeside } from './beside/about-beside.ts'
import { commodityName, seriesLabel } from './terms.ts'

/** Everything that an answer about prices can say. */
export const statements = {
  capabilities:
    'I can tell you what a crop or a fertiliser is worth and when that price was recorded, how it has moved over a month, a year or longer, its highest and lowest, how two prices compare, what is usual at a time of year, how much grain buys a fertiliser, and your gross margin and break-even from your own figures. All of it in the unit, the bag and the land that you count in, and in your own money where I have an exchange rate for it; for a bag or a tin without a fixed weight, say how many kilograms it holds. You may ask in English, French, Spanish, Portuguese, Swahili, Hindi or Arabic.',
  not_understood:
    'I did not understand that as a question about prices, farm sums or the weather, and on anything else I have nothing that I could stand behind.',
  which_commodity: 'Which crop or fertiliser do you mean?',
  no_forecast: 'I do not forecast prices: nobody knows them. What I have is what they were.',
  no_advice: 'Whether to sell or to hold is your decision; I do not advise on it. The figures that I have:',
  not_found: ({ commodity, place, others }: Statements['not_found']) => {
    const name = commodityName(commodity)
    const none = {
      here: `I have no local price for ${name}.`,
      there: `I have no price for ${name} there.`,
      any: `I have no price for ${name}.`,
    }[place]
    return others.length === 0 ? none : `${none} Of elsewhere I have: ${others.map(seriesLabel).join('; ')}.`
  },
  ...aboutLast,
  ...aboutPrices,
  ...aboutComparisons,
  ...aboutSums,
  ...aboutStories,
  ...aboutStock,
  ...aboutFigures,
  ...aboutTopics,
  ...aboutBeside,
} satisfies StatementWords

/** Questions to go on with; the built-in answers know them all. */
export const suggestions = {
  price: 'What is maize worth?',
  change: 'How has wheat moved over the last year?',
  compare: 'Compare maize and sorghum',
  input_ratio: 'How many kg of maize buy a kg of urea?',
  break_even: 'Break-even for wheat: yield 6 t/ha, cost 900 per hectare',
} satisfies SuggestionWords
