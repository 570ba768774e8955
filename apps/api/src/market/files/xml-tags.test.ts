import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectItems, refusalText, splitIntoChunks } from '../../../tests/support/prices/price-files.ts'
import { readXmlTags } from './xml-tags.ts'

const sheet = `\u{feff}<?xml version="1.0"?><!-- <c> is a cell > --><x:sheet name='a>b'>
  <c r="A1" t="s"><v>&lt;Reis&gt; &#252;ber &#x1F33D; 価格</v></c><c/></x:sheet>\n`

test('reads the same tags wherever the bytes are split', async () => {
  const whole = await collectItems(readXmlTags(splitIntoChunks(sheet, sheet.length * 4)))
  expect(whole.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    ...['sheet open', 'c open', 'v open', 'v close', 'c close', 'c empty', 'sheet close'],
  ])
  expect(whole[2]?.text).toBe('<Reis> über 🌽 価格')
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (size) => {
      expect(await collectItems(readXmlTags(splitIntoChunks(sheet, size)))).toEqual(whole)
    }),
  )
})

test('refuses a broken document without reading it to the end', () =>
  checkRows(
    ['<a', '<a b="c', '<a><', '<a><!-- b', '<a><![CDATA[b]]></a>', '<!DOCTYPE a><a/>'],
    async (document) => {
      let given = 0
      async function* endless() {
        yield new TextEncoder().encode(document)
        for (; given < 100; given += 1) yield new TextEncoder().encode(' '.repeat(10_000))
      }
      await expect(refusalText(collectItems(readXmlTags(splitIntoChunks(document))))).rejects.toThrow(
        'broken XML',
      )
      await expect(refusalText(collectItems(readXmlTags(endless())))).rejects.toThrow('65536')
      expect(given).toBeLessThan(10)
    },
  ))
