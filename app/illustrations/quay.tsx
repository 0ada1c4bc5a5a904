import styles from './quay.module.css'

/** Reaches far beyond the box. */
const swell = `M-1500 196${'q15-7 30 0t30 0'.repeat(42)}`

/** A quay with a lit window and a lamp, for the pages where a visitor comes ashore: contact and booking. */
export const Quay = ({ className = '' }: { className?: string | undefined }) => (
  <svg className={`${styles.quay} not-printed ${className}`.trim()} viewBox="0 0 420 240" aria-hidden="true">
    <path id="swell" className={styles.wave} d={swell} />
    <use href="#swell" x="11" y="16" />
    <use href="#swell" x="-7" y="32" />
    <path
      className={styles.shore}
      d="M170 176h900v14H170zM188 190v50m64-50v50m64-50v50m64-50v50M262 176v-66l46-34 46 34v66M206 176V80"
    />
    <path
      className={styles.light}
      d="M294 124h13v13h-13zm15 0h13v13h-13zm-15 15h13v13h-13zm15 0h13v13h-13zM199 80q7-20 14 0z"
    />
  </svg>
)
