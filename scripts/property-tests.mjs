// Setup file of every workspace's tests. Property tests use the same values in every run, so that a
// commit that passed once passes again. To test further values, set PROPERTY_SEED or PROPERTY_RUNS
// (CONTRIBUTING.md).
import fc from 'fast-check'

const { PROPERTY_SEED = '20261121', PROPERTY_RUNS } = process.env

fc.configureGlobal({
  seed: Number(PROPERTY_SEED),
  ...(PROPERTY_RUNS !== undefined && { numRuns: Number(PROPERTY_RUNS) }),
})
