import styles from './workplace.module.css'

/** How far the waves in the window are from the horizon, and how long: short far away, long near by. */
const waves = [
  [5, 18],
  [16, 24],
  [32, 32],
  [54, 42],
  [82, 54],
] as const

/** The window, and the upper edge of the desk. */
const pane = 'M60 24H420V292H60z'
const top = 'M8 400H592'

/**
 * A desk at a window over the harbor, drawn like the covers (engine/artwork), by night or in the morning: a screen with
 * lines of code, a lamp, books and a cup, and a low moon or sun.
 */
export function Workplace() {
  return (
    <svg className={`${styles.workplace} not-printed`} viewBox="0 0 600 460" aria-hidden="true">
      <defs>
        <clipPath id="window">
          <path d={pane} />
        </clipPath>
        <filter id="feather" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
        <linearGradient id="sky" x2="0" y2="1">
          <stop offset=".2" className={styles.dusk} />
          <stop offset="1" className={styles.horizon} />
        </linearGradient>
        <radialGradient id="glow">
          <stop className={styles.amber} stopOpacity=".8" />
          <stop offset=".25" className={styles.amber} stopOpacity=".25" />
          <stop offset="1" className={styles.amber} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="pool" x2="0" y2="1">
          <stop className={styles.amber} stopOpacity=".6" />
          <stop offset="1" className={styles.amber} stopOpacity=".12" />
        </linearGradient>
        <radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="446" cy="400" r="170">
          <stop className={styles.amber} />
          <stop offset="1" className={styles.amber} stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath="url(#window)">
        <path d="M60 24H420V196H60z" fill="url(#sky)" />
        <path
          d="M90 52h0m46 22h0m62-30h0m70 18h0m38-24h0m64 26h0m22 52h0m-96 14h0"
          className={styles.stars}
        />
        <path d="M230 196c40-2 60-14 104-12s50-10 90-10v22z" className={styles.land} />
        <path d="M60 196H420V292H60z" className={styles.water} />
        <g className={styles.waves}>
          {waves.map(([depth, length]) => (
            <path
              key={depth}
              d={`M${40 - depth / 2} ${196 + depth}${`q${length / 2}-${depth / 12} ${length} 0t${length * 1.4} 0`.repeat(9)}`}
            />
          ))}
        </g>
        <circle cx="150" cy="140" r="90" fill="url(#glow)" />
        <circle cx="150" cy="140" r="22" className={styles.shade} />
        <path d="M140 218h24m-34 12h28m-16 14h34m-42 16h30m-12 16h26" className={styles.shine} />
      </g>
      <path d={`${pane}M240 24V292`} className={styles.frame} />
      <path d="M55 19H425V297H55zM40 306H440" className={styles.edge} />
      <path d="M36 297H444V310H36z" className={styles.plane} />
      <path d="M414 214 356 400H566L494 214z" fill="url(#pool)" filter="url(#feather)" />
      <path d="M8 400H592V414H8zM52 414h18l-8 46H48zM530 414h18l4 46H538z" className={styles.plane} />
      <path d={top} className={styles.edge} />
      <path d={top} stroke="url(#lit)" strokeWidth="2.5" />
      <path d="M548 400V250L470 160" className={styles.arm} />
      <path d="M520 400c0-8 12-12 28-12s28 4 28 12z" className={styles.arm} />
      <path d="M404 216 444 160c8-10 26-4 34 8l26 48z" className={styles.shade} />
      <path d="M222 288q0-8 8-8H388q8 0 8 8V392H222zM206 392H412L420 400H198z" className={styles.plane} />
      <path d="M222 392V288q0-8 8-8H388q8 0 8 8V392M206 392H412" className={styles.edge} />
      <path d="M232 290H386V384H232z" className={styles.screen} />
      <path
        d="M248 308h50M248 324h26m12 0h52M264 340h40m12 0h26M264 356h20M248 372h40"
        className={styles.code}
      />
      <path d="M360 308h10" className={styles.cursor} />
      <path d="M84 386h98v14H84zM94 372h84v14H94z" className={styles.band} />
      <path d="M104 360h70v12h-70z" className={styles.book} />
      <path d="M440 366h34l-3 34h-28zM474 372c16-2 14 20-1 20" className={styles.cup} />
      <path d="M452 356q-7-8 0-16t0-16M464 356q-6-7 0-14" className={styles.steam} />
    </svg>
  )
}
