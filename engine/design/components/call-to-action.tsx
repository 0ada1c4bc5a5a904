import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { FarLight } from '../illustrations/far-light.tsx'
import { ButtonLink } from './button.tsx'
import styles from './call-to-action.module.css'

/** The end of a page: a link to the contact page, and a second link. */
export function CallToAction({
  words,
  secondary,
  tracked = {},
}: {
  words: { heading: string; text: string; primary?: string | undefined; secondary?: string | undefined }
  /** The target of the second link. */
  secondary?: string | undefined
  /** Attributes of the contact link, for an analytics event that it sends. */
  tracked?: { 'data-track'?: string }
}) {
  const language = useLanguage()
  return (
    <section className={`${styles.call} not-printed`}>
      <div className={styles.inner}>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <div className={styles.buttons}>
          <ButtonLink href={pathTo({ page: 'contact' }, language)} {...tracked}>
            {words.primary ?? layoutWords[language].book}
          </ButtonLink>
          {secondary && words.secondary && (
            <ButtonLink kind="secondary" href={secondary}>
              {words.secondary}
            </ButtonLink>
          )}
        </div>
      </div>
      {/* After the words, whose height it would not know while the page arrives. */}
      <FarLight />
    </section>
  )
}
