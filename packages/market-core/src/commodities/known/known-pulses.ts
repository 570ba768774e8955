import type { KnownCrop } from '../commodity.ts'

/**
 * Pulses and oilseeds without a price in any source, with names in Indian, East African and Latin
 * American English.
 */
export const knownPulses = [
  {
    id: 'pigeon-peas',
    name: 'pigeon peas',
    alsoCalled: [
      'red gram',
      'tur',
      'toor',
      'tur dal',
      'toor dal',
      'arhar',
      'arhar dal',
      'redgram',
      'thur',
      'tuvar',
      'kandi',
      'kandulu',
      'pigeon pea',
      'mbaazi',
      'gandul',
      'guandu',
    ],
  },
  {
    id: 'chickpeas',
    name: 'chickpeas',
    alsoCalled: [
      'chickpea',
      'chick peas',
      'chick pea',
      'bengal gram',
      'chana',
      'chana dal',
      'channa',
      'garbanzo',
      'garbanzos',
      'senaga',
    ],
  },
  {
    id: 'black-gram',
    name: 'black gram',
    alsoCalled: ['blackgram', 'urad', 'urad dal', 'urd', 'minumulu', 'black lentil'],
  },
  {
    id: 'green-gram',
    name: 'green gram',
    alsoCalled: [
      'greengram',
      'moong',
      'mung',
      'moong dal',
      'mung bean',
      'mung beans',
      'pesalu',
      'ndengu',
      'choroko',
      'green grams',
    ],
  },
  {
    id: 'cowpeas',
    name: 'cowpeas',
    alsoCalled: ['cowpea', 'kunde', 'black eyed peas', 'lobia', 'niebe', 'caupi', 'alasandalu'],
  },
  { id: 'horse-gram', name: 'horse gram', alsoCalled: ['horsegram', 'kulthi', 'ulavalu'] },
  {
    id: 'broad-beans',
    name: 'broad beans',
    alsoCalled: ['broad bean', 'faba beans', 'faba bean', 'field beans', 'fava', 'habas'],
  },
  {
    id: 'sesame',
    name: 'sesame',
    alsoCalled: [
      'sesamum',
      'til',
      'gingelly',
      'gingelli',
      'simsim',
      'sim sim',
      'nuvvulu',
      'ajonjoli',
      'benniseed',
      'sesame seed',
    ],
  },
  { id: 'mustard', name: 'mustard', alsoCalled: ['sarson', 'sarso', 'mustard seed', 'rai'] },
  { id: 'linseed', name: 'linseed', alsoCalled: ['flax', 'alsi', 'flaxseed', 'linaza'] },
  { id: 'safflower', name: 'safflower', alsoCalled: ['kusuma', 'kardi', 'kusum'] },
  {
    id: 'castor',
    name: 'castor',
    alsoCalled: ['castor seed', 'castor bean', 'castor beans', 'amudam', 'amudalu', 'higuerilla'],
  },
  { id: 'niger-seed', name: 'niger seed', alsoCalled: ['ramtil', 'noug', 'nug'] },
] as const satisfies readonly KnownCrop[]
