import { colorNames } from '../../core/site/colors.ts'
import { Section } from '../../design/components/section.tsx'
import sheet from '../../design/styles/tokens.css?raw'
import styles from './styleguide.module.css'

const [, darkTheme = ''] = /:root[^{]*\{([\s\S]*?)\n\}/.exec(sheet) ?? []
const tokens = [...darkTheme.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name)
const colors = colorNames.filter((name) => name !== 'shadow')
const sizes = tokens.filter((name) => name.startsWith('size-'))
const spaces = tokens.filter((name) => name.startsWith('space-'))

/** The colors of the brand and the values of tokens.css, in the theme around them. SVG takes them as attributes, because the CSP forbids inline styles. */
export function Tokens() {
  return (
    <Section heading="Tokens">
      <h3 className={styles.group}>Colors</h3>
      <ul className={styles.colors}>
        {colors.map((name) => (
          <li key={name}>
            <svg viewBox="0 0 60 40" aria-hidden="true">
              <rect width="60" height="40" rx="6" fill={`var(--${name})`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <h3 className={styles.group}>Type sizes</h3>
      <ul className={styles.sizes}>
        {sizes.map((name) => (
          <li key={name}>
            <svg width="100%" height="90" aria-hidden="true">
              <text y="68" fontSize={`var(--${name})`} fill="currentColor">
                Åhus 09:00
              </text>
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <h3 className={styles.group}>Spacing</h3>
      <ul className={styles.spaces}>
        {spaces.map((name) => (
          <li key={name}>
            <svg width="140" height="24" aria-hidden="true">
              <path d="M0 0V24" stroke="var(--sea)" strokeWidth={`calc(2 * var(--${name}))`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
