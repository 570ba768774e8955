/** The far side of a field: hills, a hedge and a farmhouse. Decorative. */
export function FarmScene() {
  return (
    <svg className="scene" viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="scene__hill" d="M0 232Q230 130 520 196T980 176 1440 150V400H0z" />
      <path
        className="scene__hedge"
        d="M560 214q6-26 26-22 8-24 30-14 20-14 34 8 22-6 26 26zm690-2q2-20 20-18 10-18 28-8 22-8 26 22z"
      />
      <path className="scene__house" d="M708 213v-30l28-22 28 22v30zm70-1v-20h44v20z" />
      <path className="scene__roof" d="M700 187l36-29 36 29-6 5-30-24-30 24zm72 6l8-10h36l8 10z" />
    </svg>
  )
}

/**
 * The sown field with furrows to the horizon, in front of which the screenshot stands. Decorative.
 */
export function FieldScene() {
  return (
    <svg
      className="scene scene--near"
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <clipPath id="scene-field">
        <path d="M0 246Q420 196 860 214T1440 206V400H0z" />
      </clipPath>
      <path className="scene__field" d="M0 246Q420 196 860 214T1440 206V400H0z" />
      <g clipPath="url(#scene-field)">
        <path
          className="scene__furrow"
          d="M720 180L-1300 400h150zM720 180L-1000 400h150zM720 180L-700 400h140zM720 180L-420 400h130zM720 180L-160 400h120zM720 180L80 400h110zM720 180L300 400h100zM720 180L500 400h92zM720 180L684 400h88zM720 180L860 400h92zM720 180L1044 400h100zM720 180L1250 400h110zM720 180L1480 400h120zM720 180L1730 400h130zM720 180L2000 400h140zM720 180L2290 400h150z"
        />
      </g>
      <path
        className="scene__sprout"
        d="M140 318q-2-26-26-30 0 24 26 30zm0 0q0-34 28-40 2 32-28 40zm0 0v22M640 280q-2-20-20-24 0 19 20 24zm0 0q0-27 22-31 1 25-22 31zm0 0v16M1330 308q-2-26-26-30 0 24 26 30zm0 0q0-34 28-40 2 32-28 40zm0 0v22"
      />
    </svg>
  )
}
