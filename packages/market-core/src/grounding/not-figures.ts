import { monthWord } from '../months.ts'

const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const through = ' ?[-–] ?| to | and '

// What looks like a figure and is none: dates, times, spans of time, list numbers, names and units that hold a number,
// addresses.
const notFigures = new RegExp(
  [
    String.raw`https?:\/\/\S+`,
    String.raw`\b\d{4}-\d{2}(?:-\d{2})?\b`,
    String.raw`\b\d{1,2}\/\d{1,2}\/\d{2,4}\b`,
    String.raw`\b(?:${day}(?:${through}))?${day}(?: of)? (?:${monthWord})\b\.?(?:,? \d{4})?`,
    String.raw`\b(?:${monthWord})\b\.? (?:${day}(?:(?:${through})${day})?,? )?\d{4}\b`,
    String.raw`\b(?:${monthWord})\b\.? ${day}(?:(?:${through})${day})?\b(?![.,]\d| ?%)`,
    String.raw`\b\d{1,2}:\d{2}\b`,
    String.raw`\b\d{1,2} ?[ap]\.?m\b`,
    String.raw`\b\d+(?:[.,]\d+)?(?:[- ](?:minute|hour|day|week|month|year)s?| ?h)\b`,
    String.raw`\b(?:in|since|of|from|to|by|until|during|for|year|and|between) (?:19|20)\d{2}\b(?!-\d| ?%)`,
    String.raw`^\s*\d{1,2}[.)] `,
    String.raw`\b\d+(?:st|nd|rd|th)\b`,
    String.raw`\b(?:50|90)[- ]?kg[- ](?:bag|sack)s?\b`,
    String.raw`\bbag \(90 kg\)|\bmaund \(40 kg\)`,
    String.raw`\b24\/7\b`,
  ].join('|'),
  'gimu',
)

/** Blanks what states no figure, at the same length, so that positions stay those of the text. */
export function withoutNonFigures(sentence: string): string {
  return sentence.replace(notFigures, blank)
}

/** The sentence without these names, which hold a figure and state none ("Rice, Thai 5%"); at the same length. */
export function withoutNames(sentence: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, blank), sentence)
}

const blank = (match: string): string => ' '.repeat(match.length)
