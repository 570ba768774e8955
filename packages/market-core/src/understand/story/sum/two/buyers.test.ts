import { expect, test } from 'vitest'
import { readStory } from '../../read-story.ts'

const read = (text: string) => readStory(text)?.read

test.each([
  [
    'I have 60 bags of beans. The first buyer pays 3000 a bag at the farm. The second pays 3300 a bag but the lorry is 8000 and the broker takes 3 percent. Which one is better and by how much?',
    180_000,
    184_060,
  ],
  [
    'Got 500 kg of coffee. One trader offers 2.10 a kilo. Another offers 2.30 but deducts 4 percent for moisture and charges 20 for sacks. who pays more?',
    1050,
    1084,
  ],
  [
    'Two women want my 40 bags. First takes them at 100 a bag. Second gives 130 but she cuts 10 percent of the weight and I pay 5 a bag for the boat, on all 40. Who leaves me more?',
    4000,
    4480,
  ],
])(
  'N15 two buyers, each told of in sentences of his own, are set against each other: %s',
  (text, was, is) => {
    expect(read(text)).toMatchObject({
      sum: { result: 'offers', was: { value: expect.closeTo(was, 4) }, is: { value: expect.closeTo(is, 4) } },
    })
  },
)

test('N15 a figure of neither of two buyers forbids the result', () => {
  expect(
    read(
      'I have 60 bags. The first buyer pays 3000 a bag. The second pays 3300 a bag and 7 of the old ones. Which is better?',
    ),
  ).toHaveProperty('unplaced')
})

test('N16 figures in pairs are changes, and the way back is another', () => {
  expect(
    read('The tin went 400 to 500. That is plus what? And back from 500 to 400, minus what?'),
  ).toMatchObject({
    sum: { percent: 25 },
    next: { percent: -20 },
  })
  expect(read('my milk price went from 40 to 52. what percent is that?')).toMatchObject({
    sum: { percent: 30 },
  })
})
