import { describe, expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

/** Plain questions of seven languages, and the share of slips in their words that must change nothing. */
const plain = {
  en: {
    share: 0.92,
    questions: `how much is maize today
price of wheat per tonne in euros
what was the price of cocoa in march 2019
average price of arabica coffee for the whole year 2024
how many kilos of maize buy one bag of urea
highest price of rubber since 2010
palm oil price last month
which is cheaper urea or sorghum
how much did rice rise from january 2020 to december 2022
price of soybean meal per short ton
price of logs from cameroon
will it rain tomorrow morning`,
  },
  fr: {
    share: 0.85,
    questions: `quel est le prix du cacao aujourd’hui
combien coûte la tonne de blé
prix du maïs le mois dernier
cours mondial du coton en euros
de combien a baissé le riz cette année
prix moyen du sucre en 2021
va-t-il pleuvoir demain matin`,
  },
  es: {
    share: 0.9,
    questions: `cuánto cuesta el maíz hoy
precio mundial del trigo por tonelada
precio del azúcar en diciembre de 2020
cuál fue el mes más alto del café
cuánto subió el arroz desde marzo de 2020
precio promedio del algodón en 2021
precio del cacao el año pasado`,
  },
  pt: {
    share: 0.9,
    questions: `quanto custa o milho hoje
preço da soja por saca de 60 kg
qual foi o mês mais alto do café
quanto caiu o algodão este ano
preço médio do cacau em 2021
preço do açúcar em dezembro de 2020
preço do trigo no mês passado`,
  },
  sw: {
    share: 0.9,
    questions: `bei ya mahindi leo ni gani
bei ya kahawa kwa kilo
bei ya sukari mwaka jana
bei ya ngano imepanda au imeshuka
bei ya mchele mwezi uliopita
bei ya pamba kwa tani
mvua itanyesha kesho asubuhi`,
  },
  hi: {
    share: 0.9,
    questions: `gehu ka bhav kya hai
makka ka bhav kitna hai aaj
chawal ka daam pichle saal
chini ka bhav prati quintal
kapas ka bhav kitna badha
soyabean ka bhav batao`,
  },
  ar: {
    share: 0.5,
    questions: `كم سعر القمح اليوم
سعر السكر في مارس 2020
متوسط سعر القطن في 2021
سعر الأرز الشهر الماضي
كم ارتفع سعر الشاي
سعر الكاكاو للطن`,
  },
} as const

const beside: Readonly<Record<string, string>> = Object.fromEntries(
  'a:sq b:vn c:xv d:sf e:wr f:dg g:fh h:gj i:uo j:hk k:jl l:k m:n n:bm o:ip p:o r:et s:ad t:ry u:yi v:cb w:qe'
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** A word with one slip behind its first letter: two swapped, one twice, one left out, one of its neighbours. */
function slips(word: string, at: number): string[] {
  const letters = [...word]
  const put = (from: number, count: number, ...others: string[]) =>
    letters.toSpliced(from, count, ...others).join('')
  const [one = '', next] = [letters[at], letters[at + 1]]
  return [
    ...(next === undefined ? [] : [put(at, 2, next, one)]),
    put(at, 0, one),
    put(at, 1),
    ...[...(beside[one] ?? '')].map((other) => put(at, 1, other)),
  ].filter((written) => written !== word)
}

const read = (text: string) => {
  const { took: _, written: __, told: ___, asides: ____, ...said } = understand(text, storedPlaces)
  return JSON.stringify(said)
}

describe('a slip in a word of a plain question', () => {
  test.each(Object.entries(plain))('Q56 mostly changes nothing: %s', (_, { share, questions }) => {
    let asked = 0
    let same = 0
    for (const [line, question] of questions.split('\n').entries()) {
      const right = read(question)
      const words = question.split(' ')
      for (const [place, word] of words.entries()) {
        if (word.length < 4 || !/^[\p{L}\p{M}]+$/u.test(word) || /^(?:what|from|that|will)$/.test(word))
          continue
        const written = slips(word, 1 + ((line + place) % (word.length - 1)))
        // Two of them, another pair for each word.
        for (const slip of [written[place % written.length], written[(place + 2) % written.length]]) {
          if (slip === undefined) continue
          asked += 1
          if (read(words.with(place, slip).join(' ')) === right) same += 1
        }
      }
    }
    expect(asked).toBeGreaterThan(20)
    expect(same / asked).toBeGreaterThan(share)
  })
})
