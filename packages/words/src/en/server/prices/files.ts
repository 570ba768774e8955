import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

/** Things that a file may have too many of. */
const counted = {
  rows: 'rows',
  cells: 'cells',
  columns: 'columns',
  shared_texts: 'shared texts',
  characters: 'characters',
  cell_characters: 'characters in one cell',
}

const fieldProblems = {
  no_coordinate: 'is not a coordinate',
  off_globe: 'is out of range',
  no_date: 'is not a date',
  missing: 'is missing',
  no_number: 'is not a number',
  no_price_flag: 'is neither actual nor aggregate',
  no_price_type: 'is not a known price type',
  no_currency: 'is not a currency',
  no_price: 'is not a price',
  not_positive: 'is not above 0',
  no_rate: 'is not a rate',
  no_country: 'is not a country',
  /** Any other problem, for example a missing value or a wrong type. */
  invalid: 'is missing or of the wrong type',
}

const otherKinds = {
  page: 'a web page or other XML',
  json: 'JSON',
  archive: 'a workbook (.xlsx) or other archive',
}

/** Price and exchange-rate files, for the operator who imports them. */
export const priceFiles = {
  /** Reasons why a whole file cannot be imported. */
  refused: {
    too_slow: 'It takes too long to read.',
    too_much_memory: 'It takes too much memory to read.',
    empty: 'It is empty.',
    no_prices: 'It has no prices.',
    no_rates: 'It has no exchange rates.',
    no_list: 'It is not a list of prices.',
    not_frankfurter: 'It is not a Frankfurter response with exchange rates.',
    not_json: 'It is not JSON, or it is incomplete.',
    broken_xml: 'It is broken XML, or it is incomplete.',
    tag_too_long: ({ most }: { most: number }) =>
      `It has a tag or text of more than ${most} characters, or is not XML.`,
    too_large: ({ most }: { most: number }) => `It is larger than ${Math.round(most / 1e6)} MB.`,
    bad_rows: ({ count }: { count: number }) =>
      `${count} bad ${count === 1 ? 'row' : 'rows'}, so nothing was changed.`,
    columns_absent: ({ columns }: { columns: readonly string[] }) =>
      `It is not a WFP price file: its first line lacks ${columns.join(', ')}.`,
    not_csv: ({ kind }: { kind: keyof typeof otherKinds }) => `It is ${otherKinds[kind]}, not a CSV file.`,
    no_country: 'It does not name its country. Add it: --country KEN',
    old_workbook: 'It is an old workbook (.xls), or it has a password. Save it as .xlsx without a password.',
    no_archive: 'It is not a workbook (.xlsx) or other archive, or it is incomplete.',
    too_many_parts: ({ count, most }: { count: number; most: number }) =>
      `It has ${count} parts; the limit is ${most}.`,
    part_twice: ({ part }: { part: string }) => `It contains ${part} twice.`,
    no_part: ({ part }: { part: string }) => `It has no part ${part}.`,
    part_damaged: ({ part }: { part: string }) => `${part} cannot be unpacked.`,
    part_lies: ({ part }: { part: string }) => `${part} does not match its entry in the archive.`,
    part_encrypted: ({ part }: { part: string }) => `${part} is encrypted.`,
    part_packing: ({ part }: { part: string }) => `${part} uses an unsupported compression.`,
    unpacks_too_large: ({ part, most }: { part: string; most: number }) =>
      `Unpacked, it is larger than ${most / 1e6} MB (at ${part}).`,
    no_sheet: ({ sheet }: { sheet: string }) => `The workbook has no sheet "${sheet}".`,
    no_table: ({ sheet }: { sheet: string }) =>
      `The sheet "${sheet}" has no months, or no header row above them.`,
    row_out_of_order: ({ row, before }: { row: string; before: number }) =>
      `The sheet has a row "${row}" after row ${before}.`,
    cell_nowhere: ({ place }: { place: string }) =>
      `The sheet has a cell at "${place}", which is not a valid position.`,
    column_twice: ({ row, column }: { row: number; column: string }) =>
      `Row ${row} of the sheet has column ${column} twice.`,
    too_many: ({ most, of }: { most: number; of: keyof typeof counted }) =>
      `It has more than ${formatNumber(tag, most)} ${counted[of]}.`,
  },
  at: {
    line: ({ line }: { line: number }) => `line ${line}`,
    item: ({ item }: { item: number }) => `item ${item}`,
    row: ({ row }: { row: number }) => `row ${row}`,
    column: ({ column }: { column: string }) => `column ${column}`,
    cell: ({ row, column }: { row: number; column: string }) => `row ${row}, column ${column}`,
    /** `day` is absent if the file names none. */
    rate: ({ day = 'no day', currency }: { day?: string | undefined; currency: string }) =>
      `${day}, ${currency}`,
    both: ({ first, second }: { first: string; second: string }) => `${first} and ${second}`,
  },
  bad: {
    /** Without `field`, the whole row is invalid. */
    field: ({ field = 'it', problem }: { field?: string | undefined; problem: keyof typeof fieldProblems }) =>
      `${field} ${fieldProblems[problem]}`,
    country: ({ written }: { written: string }) => `"${written}" is not a country`,
    columns: ({ count, wanted }: { count: number; wanted: number }) => `has ${count} columns, not ${wanted}`,
    noRow: 'is not a CSV row',
    noRowNorAfter: 'is not a CSV row; nothing after it can be read',
    noUnit: ({ name }: { name: string }) => `${name} has no unit`,
    noMonth: ({ text }: { text: string }) => `"${text}" is not a month`,
    noPrice: ({ name, text }: { name: string; text: string }) => `${name}: "${text}" is not a price`,
    twoNumbers: ({
      field,
      text,
      value,
      other,
    }: {
      field: string
      text: string
      value: number
      other: number
    }) => `${field} "${text}" could mean ${value} or ${other}`,
    future: ({ day }: { day: string }) => `${day} is in the future`,
    unreadable: 'has characters that cannot be read',
    prices: ({ day }: { day: string }) => `different prices for ${day}`,
  },
}
