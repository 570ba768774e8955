/**
 * English words that are a slip away from the name of a crop and are meant as they stand: "likes" is no slip of limes,
 * "badly" none of barley. Found by reading a list of common words as names of crops.
 */
export const notCrops: ReadonlySet<string> = new Set(
  `price prices make made chart while where there these please great treat meat peace place places means beats heat
  whole tonne tonnes range ranges change changes phase slice twice advice service other others margin cotton
  grade grades close rises apply mange flower china chile turkey clear clean couple petrol train brain trial
  really times ministry bulbs coming mill miller millers milled plantation plantations likes lives lines limbs
  badly brothers grace graces grave graves graph graphs grate graze closes clone clones clover balls
  bills bully bears beads beams arrow arrows roles ropes robes robber rubbed goals opinions elite elope childish
  mornings poll polls applies archives bandages moons chant colon cocoon funnel funnels collars collared sauna
  linen bent bends chin ample castle balances squish manifold hater mater cashed honed coupe brunt crud salami
  haircuts sugary followers trio commander maniac cove`.split(/\s+/),
)
