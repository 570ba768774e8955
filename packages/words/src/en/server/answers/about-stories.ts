import { storyStatements } from '../../../answering/statements/story-statements.ts'
import { priceUnits } from '../../price-units.ts'
import { tag } from '../../tag.ts'
import { land } from './terms.ts'

/** What an answer says of a farm sum in free words; its lines are made as in every other language. */
export const aboutStories = storyStatements(
  {
    tag,
    semicolon: '; ',
    run: (text) => text,
    cost: 'cost',
    units: { ...priceUnits, ...land },
    per: ({ what, unit }) => `${what} per ${unit}`,
    percent: ({ figure }) => `${figure}%`,
  },
  {
    given: ({ figures }) => `Your figures: ${figures}.`,
    story_wanted: 'profit wanted',
    story_result: {
      left: ({ value }) => `You are left with ${value}.`,
      loss: ({ value }) => `You make a loss of ${value}.`,
      'comes-to': ({ value }) => `That comes to ${value}.`,
      costs: ({ value }) => `That costs ${value}.`,
      each: ({ value }) => `Each gets ${value}.`,
      'break-even': ({ value }) => `You get your costs back at ${value}.`,
      wanted: ({ value }) => `That takes a price of ${value}.`,
      needed: ({ value }) => `It takes ${value}.`,
      buys: ({ value }) => `That buys ${value}.`,
      amount: ({ value }) => `That is ${value}.`,
      share: ({ value }) => `That is ${value} of what comes in.`,
      portion: ({ value }) => `That is ${value} of the whole.`,
      return: ({ value }) => `That is a gain of ${value} on the cost.`,
      interest: ({ value }) => `The interest is ${value}.`,
    },
    story_behind: ({ amounts }) => `Along the way: ${amounts}.`,
    story_amounts: {
      amount: ({ value }) => `${value}`,
      gone: ({ value }) => `taken off ${value}`,
      before: ({ value }) => `${value} before that`,
      in: ({ value }) => `coming in ${value}`,
      out: ({ value }) => `costs in all ${value}`,
      left: ({ value }) => `left in all ${value}`,
      loss: ({ value }) => `a loss of ${value} in all`,
      shared: ({ value }) => `${value} to share`,
      even: ({ value }) => `costs covered at ${value}`,
    },
    story_more: ({ was, is, change }) => `Before ${was}, now ${is}: ${change} more.`,
    story_less: ({ was, is, change }) => `Before ${was}, now ${is}: ${change} less.`,
    story_same: ({ was, is }) => `Before ${was}, now ${is}: no difference.`,
    story_offers: {
      more: ({ best, bestValue, other, otherValue, change }) =>
        `At ${best} you get ${bestValue}: ${change} more than the ${otherValue} at ${other}.`,
      less: ({ best, bestValue, other, otherValue, change }) =>
        `At ${best} you pay ${bestValue}: ${change} less than the ${otherValue} at ${other}.`,
    },
    story_missing: ({ unit, per }) =>
      `To work this out I need one more figure: how many ${unit === 'acre' ? 'acres' : unit} are in one ${per}? Tell me, and I work it out.`,
    story_unplaced: ({ figures, count }) =>
      count === 1
        ? `I read this as a farm sum, but cannot tell what ${figures} is for. Tell me what it is, and I work it out.`
        : `I read this as a farm sum, but cannot tell what ${figures} are for. Tell me what they are, and I work it out.`,
  },
)
