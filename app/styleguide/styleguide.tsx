import { useLanguage } from '../components/use-address.ts'
import { otherLanguage } from '../places.ts'
import { styleguidePaths } from './paths.ts'
import styles from './styleguide.module.css'
import { words } from './styleguide.words.ts'
import { Tokens } from './tokens.tsx'

/** The tokens in both themes side by side. Only in development, at the paths of paths.ts. */
export default function Styleguide() {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <title>{t.title}</title>
      <p className={styles.language}>
        <a href={styleguidePaths[otherLanguage(language)]} lang={otherLanguage(language)}>
          {t.other}
        </a>
      </p>
      <div className={styles.themes}>
        {(['dark', 'light'] as const).map((theme) => (
          <section key={theme} data-theme={theme} className={styles.theme} aria-label={t.themes[theme]}>
            <h1>{t.themes[theme]}</h1>
            <Tokens />
          </section>
        ))}
      </div>
    </>
  )
}
