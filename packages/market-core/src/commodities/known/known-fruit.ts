import type { KnownCrop } from '../commodity.ts'

/** Fruit and nuts; see known-pulses.ts. */
export const knownFruit = [
  { id: 'mangoes', name: 'mangoes', alsoCalled: ['mango', 'mangos', 'aam', 'embe', 'maembe', 'mamidi'] },
  {
    id: 'papaya',
    name: 'papaya',
    alsoCalled: ['papayas', 'pawpaw', 'pawpaws', 'papaw', 'papaia', 'boppayi', 'lechosa'],
  },
  { id: 'guava', name: 'guava', alsoCalled: ['guavas', 'amrud', 'guayaba', 'mapera'] },
  { id: 'pomegranate', name: 'pomegranate', alsoCalled: ['pomegranates', 'anar', 'danimma'] },
  { id: 'grapes', name: 'grapes', alsoCalled: ['grape', 'angoor', 'uvas', 'zabibu'] },
  {
    id: 'watermelon',
    name: 'watermelon',
    alsoCalled: ['watermelons', 'water melon', 'tarbooz', 'sandia', 'tikiti maji', 'tikiti'],
  },
  { id: 'muskmelon', name: 'muskmelon', alsoCalled: ['musk melon', 'melon', 'melons', 'kharbuja'] },
  { id: 'pineapple', name: 'pineapple', alsoCalled: ['pineapples', 'ananas', 'pina', 'nanasi'] },
  {
    id: 'avocado',
    name: 'avocado',
    alsoCalled: ['avocados', 'avocadoes', 'avo', 'aguacate', 'parachichi', 'palta', 'hass'],
  },
  {
    id: 'lemons',
    name: 'lemons',
    alsoCalled: ['lemon', 'lime fruit', 'limes', 'nimbu', 'limon', 'ndimu', 'nimma'],
  },
  {
    id: 'sweet-oranges',
    name: 'sweet oranges',
    alsoCalled: ['sweet orange', 'mosambi', 'batavia', 'sathgudi', 'kinnow'],
  },
  {
    id: 'passion-fruit',
    name: 'passion fruit',
    alsoCalled: ['passion fruits', 'passionfruit', 'maracuya', 'granadilla'],
  },
  { id: 'apples', name: 'apples', alsoCalled: ['apple', 'seb', 'manzana', 'tufaha'] },
  { id: 'strawberries', name: 'strawberries', alsoCalled: ['strawberry', 'fresas'] },
  { id: 'jackfruit', name: 'jackfruit', alsoCalled: ['kathal', 'fenesi'] },
  { id: 'sapota', name: 'sapota', alsoCalled: ['chikoo', 'sapotas'] },
  { id: 'custard-apple', name: 'custard apple', alsoCalled: ['sitaphal', 'custard apples'] },
  { id: 'dates', name: 'date palms', alsoCalled: ['date palm', 'khajur', 'datiles'] },
  {
    id: 'cashew-nuts',
    name: 'cashew nuts',
    alsoCalled: ['cashew', 'cashews', 'cashew nut', 'kaju', 'korosho', 'jeedi'],
  },
  { id: 'macadamia', name: 'macadamia', alsoCalled: ['macadamias', 'macadamia nuts'] },
  { id: 'coconuts', name: 'coconuts', alsoCalled: ['coconut', 'nariyal', 'cocos', 'kobbari', 'copra'] },
  {
    id: 'shea-nuts',
    name: 'shea nuts',
    alsoCalled: [
      'shea',
      'shea nut',
      'sheanut',
      'sheanuts',
      'shea kernel',
      'shea kernels',
      'karite',
      'karité',
    ],
  },
  { id: 'areca-nuts', name: 'areca nuts', alsoCalled: ['areca nut', 'arecanut', 'supari', 'betel nut'] },
] as const satisfies readonly KnownCrop[]
