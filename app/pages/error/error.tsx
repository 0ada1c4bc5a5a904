import { facts } from '../../../content/facts.ts'
import type { Language } from '../../../content/language.ts'
import { ButtonLink, buttonClass } from '../../components/button.tsx'
import { Relief } from '../../components/relief.tsx'
import { Island } from '../../interactive/island.tsx'
import { GoBack, LostNumber } from '../../interactive/lost-number.tsx'
import { pathTo } from '../../places.ts'
import styles from './error.module.css'
import { words } from './error.words.ts'
import { lostPath, suggestionSlots } from './lost-path.ts'

/**
 * Not found, or broken. A page that is not found is rendered once per language; the server fills in the path that was
 * asked for and the pages that come close to it.
 */
export function ErrorPage({ is, language }: { is: 'missing' | 'broken'; language: Language }) {
  const say = words[language][is]
  return (
    <>
      <title>{`${say.heading} | ${facts.brand}`}</title>
      <meta name="robots" content="noindex" />
      <Relief seed={7}>
        <div className={styles.error}>
          <p className={styles.number}>
            {is === 'missing' ? (
              <Island name="lost-number" of={LostNumber} props={{ text: say.number }} />
            ) : (
              say.number
            )}
          </p>
          <h1>{say.heading}</h1>
          <p className={styles.text}>{say.text}</p>
          {is === 'missing' && <Ways language={language} />}
        </div>
      </Relief>
    </>
  )
}

function Ways({ language }: { language: Language }) {
  const say = words[language].missing
  return (
    <>
      <p className={styles.path}>
        {say.path} <code>{lostPath}</code>
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={pathTo({ page: 'home' }, language)}>{say.home}</ButtonLink>
        <span className="needs-script">
          <Island name="go-back" of={GoBack} props={{ label: say.back, className: buttonClass('other') }} />
        </span>
      </div>
      <h2>{say.suggestions}</h2>
      <ul>
        {suggestionSlots.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
