import { isOfAPrice, leftOf } from '../asked-alone/reads-alone.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { isForeignTopic } from '../topic/topic.ts'
import { asksForFigure, asksInIt } from './figure-asked.ts'
import { isOfSum } from './price-sentence.ts'
import type { Message } from './way.ts'

/** Where a message turns from what is told to what is asked, each with what follows it. */
const turns = /[.!?;:…]+\s+|\s+[-–—]+\s+|,\s+/g
/** Whoever is short tells what he asks of, and in what, in so many parts: "the beans, a bag, how much". */
const MOST_PARTS = 3
/** Fewer words before them may be what is asked: "Seed. Maize, 10 kg bag?" */
const FEWEST_TOLD = 4
const clock = /\d{1,2}[:h]\d\d/g
const ofLand = /(?<![^ ])(?:acres?|hectares?|ha|tree|trees|plants?|rows?)(?![^ ])/

/**
 * The price that the last words of a message ask for, a thing and its unit or how much, where what was told before them
 * was taken for what is asked: "the chickens eat better than I do. Sorghum, per bag?" Undefined where anything else
 * asks, where these words leave anything over, and where what stands right before them may be what is asked.
 */
export function askedAtTheEnd({ text, whole, read }: Message): Question | undefined {
  if (whole.danger !== undefined || whole.smallTalk !== undefined || isOfSum(whole)) return undefined
  if (whole.topic === 'price') return undefined
  const asked = text.trimEnd()
  for (const { told, end, isSentence } of endings(asked)) {
    const question = readAfterBills(told, end, read)
    if (question.commodities.length === 0) continue
    const isAsked = question.unit !== undefined || asksForFigure(end)
    const isPlain = question.commodities.length === 1 && leftOf(question).length === 0 && isOfAPrice(question)
    if (!isAsked || !isPlain || ofLand.test(plainText(end)) || asksInIt(told)) return undefined
    if (told.split(/\s+/).length < FEWEST_TOLD) return undefined
    // Figures that are told may be what it is to be reckoned with.
    if (/\d/.test(told.replace(clock, ''))) return undefined
    // In one breath with it, what is told may be what is asked about.
    if (!isSentence && isForeignTopic(read(told).topic)) return undefined
    return { ...question, toldTopic: whole.topic }
  }
  return undefined
}

/** "Fertiliser bills are killing me. What's DAP?": of what it costs, and not of what the word means. */
function readAfterBills(told: string, end: string, read: (part: string) => Question): Question {
  const question = read(end)
  if (question.term === undefined || !ofBills.test(plainText(told)) || !whatIs.test(end)) return question
  return read(end.replace(whatIs, 'price of '))
}
const whatIs = /^\s*(?:(?:so|and|now|ok)[\s,]+)*what(?:\s*['’]?\s*s| is)\s+(?:an? |the )?/iu
const ofBills =
  /(?<![^ ])(?:bills?|costs?|prices?|expenses?|expensive|dear|afford|spending|paying|money|broke|killing)(?![^ ])/

/** The last part of a message, and with it the one before, each with all that was told before. */
function endings(text: string): { told: string; end: string; isSentence: boolean }[] {
  return [...text.matchAll(turns)]
    .filter(({ 0: turn, index }) => index + turn.length < text.length)
    .slice(-MOST_PARTS)
    .toReversed()
    .map(({ 0: turn, index }) => ({
      told: text.slice(0, index),
      end: text.slice(index + turn.length),
      isSentence: /[.!?]/.test(turn),
    }))
}
