/** How far the waves are from the horizon, and how high: close and low far away, wide and high near by. */
const waves = [
  [4, 1],
  [14, 2],
  [28, 3],
  [47, 4],
  [72, 6],
  [104, 8],
  [143, 10],
] as const

/** The drawing reaches far beyond its box, so that it fills every screen. */
const width = 4000
const start = -2400

/** The nearest waves to the horizon, which is at the height of the origin. */
export const Waves = ({
  count = waves.length,
  ...look
}: {
  count?: number
  className?: string | undefined
  stroke?: string
}) => (
  <g fill="none" strokeWidth="1.6" {...look}>
    {waves.slice(0, count).map(([depth, height]) => (
      <path
        key={depth}
        d={`M${start + depth * 3} ${depth}${`q${40 + depth}-${height} ${90 + depth * 2} 0t${130 + depth} 0`.repeat(Math.ceil(width / (220 + depth * 3)))}`}
      />
    ))}
  </g>
)
