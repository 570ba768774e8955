import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { dosesNutrients, findDanger } from './find-danger.ts'

const danger = (text: string) => findDanger(plainText(text))

test.each([
  'my worker swallowed pesticide',
  'Child DRANK herbicide!!',
  'my wife took poison',
  'he breathed in the fumigant',
  'spray got in my eyes',
  'pesticide on my skin it burns',
  'after mixing the chemical I am vomiting',
  'the boy is unconscious, he was spraying',
  'my goats ate the pesticide bag',
  'I think I am poisoned',
  'Mon fils a avalé du pesticide',
  'mi hijo tomó veneno',
  'intoxicado con plaguicida',
  'meu filho bebeu agrotóxico',
  'mtoto amekunywa dawa ya kuua wadudu',
  'usne zehar pi liya',
  'बच्चे ने कीटनाशक पी लिया',
  'شرب مبيد حشرات',
  'spray medicine has gone in both his eyes and he cannot see',
  'my hijo drank from the bidon of glifosato',
  'mi hijo tomó del bidón de glifosato y está vomitando',
  'el peón se desmayó después de fumigar',
  'mon ouvrier a avalé un peu de désherbant',
  'du produit phytosanitaire est entré dans mes yeux',
  'caiu veneno no olho do meu marido',
  'mtoto amekula dawa ya panya',
  'dawa ya wadudu imeingia machoni, macho yamefifia',
  'mazdoor behosh ho gaya chidkav ke baad',
  'bacche ne chuhe ki dawai kha li',
  'दवाई छिड़कने के बाद मजदूर बेहोश',
  'ابني ابتلع سم الفئران',
  'the labour is foaming at the mouth',
  'our dog licked the slug poison and shakes',
  'SHE TOOK CELPHOS TABLET PLZ WHAT TO DO FAST',
  'dad opened the drum and the fumes, he fainted',
  'gramoxone splashed on my face yesterday, now burning',
  'our hand sprayed profenofos since sunrise, he is fallen down by the well',
  'there is froth at the lips of my nephew after he worked with the sprayer',
  'mon voisin a de l’écume à la bouche, il a pulvérisé toute la matinée',
])('T5 an emergency: %s', (text) => {
  expect(danger(text)).toBe('emergency')
})

test.each([
  'How much glyphosate per litre?',
  'dose of ivermectin for a goat',
  'can I tank mix mancozeb and dimethoate',
  'waiting period after spraying chlorpyrifos',
  'how long after spraying may I harvest',
  'how many ml of neem for 20 litres',
  'how much urea do I put on an acre of maize',
  'how many mls of thunder in a 16 litre knapsack',
  'cuántos cc por bomba de 20 litros',
  'quantos dias depois de aplicar glifosato posso colher',
  'combien de jours après traitement puis-je récolter',
])('T6 a dose: %s', (text) => {
  expect(danger(text)).toBe('dose')
})

test.each([
  'What is urea worth?',
  'How many kg of maize buy a kg of urea?',
  'how much is a 50 kg bag of DAP',
  'how much does glyphosate cost per litre',
  'armyworm ate all my maize',
  'can I spray tomorrow',
  'sick chickens',
  'my cows are sick',
  'which nozzle fits my sprayer',
  'goats ate neem leaves',
  'leaf curl in chilli',
  'where can I hire a combine harvester',
  'maize price per hectare',
  'rats ate the poison and died, good',
  'birds eat the seed, which spray',
  'can I spray in the face of the wind',
  'is the mouth of the sack to be closed after fumigation',
  'farmer asked maize has fallen down after spraying urea',
  'which nozzle fits my sprayer',
  'the gas price fell and my neighbour is down the road',
  'the farmer took 2 bags of urea on credit',
  'cow collapsed after calving',
  'what do people drink in the field',
  'dawa ya mahindi bei gani',
  'prix du glyphosate',
  'precio del glifosato por litro',
  'كم سعر القمح',
  'गेहूं का भाव क्या है',
  'which medicine for thrips in chilli',
  'kharif dhan me keetnashak ka bhav',
  '',
  'the drier runs on natural gas and my son keeps an eye on it, what is the gas price now',
])('T6 neither: %j', (text) => {
  expect(danger(text)).toBeUndefined()
})

test('T6 zinc sulphate is a nutrient, and no drug with a label', () => {
  expect(dosesNutrients(plainText('how much zinc sulphate for paddy per acre'))).toBe(true)
  expect(dosesNutrients(plainText('how much sulphadimidine per calf'))).toBe(false)
})

test.each([
  'sprayed malathion on the kale yesterday, when can we eat it',
  'I treated the beans with cypermethrin on Tuesday, how soon may I harvest and sell',
  'injected the cow with oxytetracycline, when can I sell the milk',
  'we dipped the goats with amitraz, is it safe to slaughter this week',
])('T5 how long to wait after a treatment is a dose, whatever is to be sold: %s', (text) => {
  expect(danger(text)).toBe('dose')
})

test.each([
  'we sowed early this year, when can I sell maize best',
  'my neighbour gave me a good price, can I sell',
])('T5 where nothing was treated, selling is no waiting time: %s', (text) => {
  expect(danger(text)).toBeUndefined()
})
