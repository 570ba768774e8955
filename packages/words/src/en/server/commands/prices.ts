import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

const count = (value: number) => formatNumber(tag, value)

/** Output of `pnpm prices`. */
export const prices = {
  usage: ({ sources }: { sources: string }) => `Imports prices, and prints the stored ones with their sources.

  pnpm prices import <${sources}> [file] [--country KEN] [--skip-bad-rows]
  pnpm prices list
  pnpm prices show <commodity> [--country KEN]

  file             a file from that source, or - for standard input; without it, the newest file is downloaded
  --country        import: the country of a WFP file, if its name does not say it; show: only that country and the world
  --skip-bad-rows  import the good rows of a file with bad rows; without it, such a file changes nothing
`,
  failed: 'The prices are not available',
  none: 'No prices yet. Start the product once, or import some.',
  noneOf: ({ commodity }: { commodity: string }) => `There are no prices for ${commodity}.`,
  standardInput: 'standard input',
  progress: ({ rows }: { rows: number }) => `${count(rows)} prices read`,
  sourceSilent: ({ source, why }: { source: string; why: string }) =>
    `${source} is not available (${why}). Nothing was changed.`,
  unreadable: ({ file, why }: { file: string; why: string }) =>
    `${file} cannot be read (${why}). Nothing was changed.`,
  asked: {
    country: ({ text }: { text: string }) => `--country: "${text}" is not a country code.`,
    verb: 'Say what to do: import, list or show.',
    source: ({ sources }: { sources: string }) => `import: name one of ${sources}.`,
    commodity: ({ text }: { text: string }) => `show: "${text}" is not a known commodity.`,
    wrong: 'Wrong arguments.',
  },
  overview: {
    heads: { commodity: 'Commodity', series: 'Series', where: 'Where', newest: 'Newest' },
    others: '(others)',
  },
  series: {
    heads: {
      series: 'Series',
      where: 'Where',
      kind: 'Kind',
      price: 'Price',
      date: 'Date',
      month: 'Month',
      year: 'Year',
    },
    world: 'world',
    market: ({ market, country }: { market: string; country: string }) => `${market}, ${country}`,
    price: ({ value, currency, unit }: { value: string; currency: string; unit: string }) =>
      `${value} ${currency} per ${unit}`,
    doubted: ({ price }: { price: string }) => `${price} (may be an error)`,
    change: ({ percent }: { percent: number }) =>
      `${percent < 0 ? '' : '+'}${formatNumber(tag, percent, 1, 1).replace('−', '-')}%`,
    noChange: '-',
    source: ({ attribution, licence }: { attribution: string; licence: string }) =>
      `${attribution}, ${licence}`,
    sourceOf: ({ attribution, licence, day }: { attribution: string; licence: string; day: string }) =>
      `${attribution}, ${licence}, from ${day}`,
    bundled: ({ source }: { source: string }) => `${source} (bundled copy; import newer prices)`,
  },
  report: {
    done: ({
      origin,
      rows,
      added,
      revised,
    }: Record<'rows' | 'added' | 'revised', number> & { origin: string }) =>
      `${origin}: ${count(rows)} ${rows === 1 ? 'price' : 'prices'} read, ${count(added)} new, ${count(revised)} revised.`,
    unchanged: ({ origin, why }: { origin: string; why: string }) => `${origin}: nothing was changed. ${why}`,
    badRows: ({ rows }: { rows: number }) => `Bad rows: ${count(rows)}`,
    badRow: ({ at, why }: { at: string; why: string }) => `  ${at}: ${why}`,
    doubted: ({ prices: many }: { prices: number }) => `Latest prices that may be errors: ${count(many)}`,
    doubtedPrice: ({ series, where, price, month }: Record<'series' | 'where' | 'price' | 'month', string>) =>
      `  ${series}, ${where}: ${price} in ${month}`,
    more: ({ rows }: { rows: number }) => `  and ${count(rows)} more`,
  },
}
