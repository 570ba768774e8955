import { withoutNoteHead } from '../asides/note-heads.ts'
import { withYearsInFigures } from '../period/said/spelt-years.ts'
import { withUnitsBeforeYears } from '../period/said/year-units.ts'
import { withoutDefinedWeights, withWeightsInFigures } from '../quantities/spelt-weights.ts'
import { withPercentAsked } from '../shares/percent-asked.ts'
import { withSharesInFigures } from '../shares/shares-in-words.ts'
import { withRegretsInEnglish } from '../spoken/turns/own-regrets.ts'
import { withLandsBeforeCrops } from '../units/lands-before-crops.ts'
import { withWhatOneHolds } from '../units/what-one-holds.ts'
import { withNoughts } from './letters-for-figures.ts'
import { withMoneyInFigures } from './money-in-words.ts'

/** What is told in words of numbers, or taken back, in the languages beside English, too. */
export const withFiguresAsSaid = (text: string): string =>
  withUnitsBeforeYears(
    withMoneyInFigures(
      withYearsInFigures(
        withoutDefinedWeights(
          withWeightsInFigures(
            withSharesInFigures(
              withPercentAsked(
                withRegretsInEnglish(
                  withNoughts(withLandsBeforeCrops(withWhatOneHolds(withoutNoteHead(text)))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
