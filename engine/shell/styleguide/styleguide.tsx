import { themes } from '../../core/site/colors.ts'
import styles from './styleguide.module.css'
import { Tokens } from './tokens.tsx'

/** The tokens in both themes side by side. Only in development, for those who change the styles. */
export default function Styleguide() {
  return (
    <>
      <title>Style guide</title>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <section key={theme} data-theme={theme} className={styles.theme} aria-label={theme}>
            <h1>{theme}</h1>
            <Tokens />
          </section>
        ))}
      </div>
    </>
  )
}
