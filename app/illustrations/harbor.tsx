import { type Point, shore } from './curves.ts'
import styles from './harbor.module.css'

const foot: Point = [430, 372]
const lamp: Point = [430, 118]

/** The radii of the depth lines around the rock. They are flattened, because the water is seen from the side. */
const depths = [256, 196, 146, 104, 70]

/** A lighthouse on a rock at night, its beam over the water, and depth lines around it. */
export function Harbor() {
  const [x, y] = foot
  const [lampX, lampY] = lamp
  return (
    <svg className={styles.harbor} viewBox="0 0 720 520" aria-hidden="true">
      <defs>
        <linearGradient id="beam" x1="1" x2="0">
          <stop offset="0" className={styles.near} />
          <stop offset="1" className={styles.far} />
        </linearGradient>
      </defs>
      <path
        className={styles.beam}
        fill="url(#beam)"
        d={`M${lampX} ${lampY - 7}L-160 20V250L${lampX} ${lampY + 7}Z`}
      />
      <g className={styles.depths} transform={`translate(0 ${y * 0.62}) scale(1 .38)`}>
        {depths.map((depth) => (
          <path key={depth} d={shore([x, y], depth, 3)} />
        ))}
      </g>
      <path className={styles.rock} d={`M${x - 74} ${y + 12}q22 -34 46 -30 28 -22 58 -4 34 -2 48 34z`} />
      <path className={styles.tower} d={`M${x - 19} ${y - 10}l6 -214h26l6 214z`} />
      <path className={styles.band} d={`M${x - 16.6} ${y - 96}l1.9 -58h29.4l1.9 58z`} />
      <path
        className={styles.tower}
        d={`M${lampX - 22} ${lampY + 30}h44v6h-44zM${lampX - 17} ${lampY - 18}l17 -16 17 16z`}
      />
      <rect className={styles.house} x={lampX - 13} y={lampY - 18} width="26" height="48" />
      <circle className={styles.glow} cx={lampX} cy={lampY + 2} r="34" />
      <circle className={styles.lamp} cx={lampX} cy={lampY + 2} r="9" />
    </svg>
  )
}
