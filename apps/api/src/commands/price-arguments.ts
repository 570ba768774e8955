import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { toAlpha2 } from '../market/files/iso-countries.ts'
import { type PriceSourceId, priceSources } from '../market/imports/price-item.ts'

export interface ShowCommand {
  verb: 'show'
  commodity: string
  country: string | undefined
}

export interface ImportCommand {
  verb: 'import'
  source: PriceSourceId
  file: string | undefined
  country: string | undefined
  skipBadRows: boolean
}

export type PriceArguments = { verb: 'help' } | { verb: 'list' } | ShowCommand | ImportCommand

/** Parses the arguments of `pnpm prices`; returns an error text if they are wrong. */
export function parsePriceArguments(
  said: ServerMessages['commands']['prices']['asked'],
  args: readonly string[],
): PriceArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        country: { type: 'string' },
        'skip-bad-rows': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const [verb, what, file] = positionals
    if (values.help) return { verb: 'help' }
    const country = values.country === undefined ? undefined : toAlpha2(values.country)
    if (values.country !== undefined && country === undefined) return said.country({ text: values.country })
    if (verb === 'list') return { verb }
    if (verb === 'show') return showing(said, what, country)
    if (verb !== 'import') return said.verb
    const source = priceSources.find((id) => id === what)
    if (source === undefined) return said.source({ sources: priceSources.join(', ') })
    const skipBadRows = values['skip-bad-rows']
    return { verb, source, file, country: country ?? countryInName(file), skipBadRows }
  } catch (error) {
    return error instanceof Error ? error.message : said.wrong
  }
}

/** Country in an HDX file name such as `wfp_food_prices_ken.csv`. */
function countryInName(file: string | undefined): string | undefined {
  const code = /wfp_food_prices_([a-z]{3})\b/i.exec(basename(file ?? ''))?.[1]
  return code === undefined ? undefined : toAlpha2(code)
}

function showing(
  said: ServerMessages['commands']['prices']['asked'],
  what: string | undefined,
  country: string | undefined,
): ShowCommand | string {
  const wanted = what?.toLowerCase() ?? ''
  const commodity = catalogue.find(
    ({ id, name, alsoCalled }) => id === wanted || name === wanted || alsoCalled.includes(wanted),
  )
  if (commodity === undefined) return said.commodity({ text: wanted })
  return { verb: 'show', commodity: commodity.id, country }
}
