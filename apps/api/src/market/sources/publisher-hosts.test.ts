import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { publicAddresses } from '../imports/download.ts'
import { isPublisherAddress } from './publisher-hosts.ts'

const isOf = (source: Parameters<typeof isPublisherAddress>[0], address: string) =>
  isPublisherAddress(source, new URL(address))

test('each source’s address belongs to its publisher', () => {
  const { worldBankPage, worldBankFile, hdx, eu, ecb, frankfurter } = publicAddresses
  expect([worldBankPage, worldBankFile].map((address) => isOf('world-bank', address))).toEqual([true, true])
  expect([isOf('wfp', hdx), isOf('eu', eu), isOf('ecb', ecb), isOf('frankfurter', frankfurter)]).toEqual([
    ...[true, true, true, true],
  ])
})

test('accepts the HDX file store as the publisher’s', () => {
  const path = 'resources/8fea18b2/wfp_food_prices_sdn.csv?X-Amz-Expires=180'
  expect(isOf('wfp', `https://s3.us-east-1.amazonaws.com/hdx-production-filestore/${path}`)).toBe(true)
  expect(isOf('wfp', `https://hdx-production-filestore.s3.amazonaws.com/${path}`)).toBe(true)
})

test('refuses addresses that do not belong to a publisher', () =>
  checkRows(
    [
      ['wfp', 'https://s3.us-east-1.amazonaws.com/mallory/resources/wfp_food_prices_ken.csv'],
      ['wfp', 'https://mallory.s3.amazonaws.com/resources/wfp_food_prices_ken.csv'],
      ['wfp', 'https://ec2-203-0-113-1.compute-1.amazonaws.com/x'],
      ['wfp', 'https://s3.us-east-1.amazonaws.com/hdx-production-filestore/../mallory/x'],
      ['wfp', 'http://data.humdata.org/x'],
      ['wfp', 'https://data.humdata.org:8443/x'],
      ['wfp', 'https://data.humdata.org@mallory.example/x'],
      ['wfp', 'https://data.humdata.org.mallory.example/x'],
      ['wfp', 'https://thedocs.worldbank.org/x'],
      ['world-bank', 'https://worldbank.org.mallory.example/x'],
      ['world-bank', 'https://notworldbank.org/x'],
      ['world-bank', 'https://data.humdata.org/x'],
      ['ecb', 'https://agridata.ec.europa.eu/x'],
      ['eu', 'file:///etc/passwd'],
      ['frankfurter', 'https://frankfurter.dev.mallory.example/x'],
    ] as const,
    ([source, address]) => expect(isOf(source, address)).toBe(false),
  ))
