import { ButtonLink } from './button.tsx'
import styles from './call.module.css'
import { Contours } from './contours.tsx'

/** The closing call of a page: one next step, one way around it. */
export function Call({
  words,
  primary,
  secondary,
  tracked = {},
}: {
  words: { heading: string; text: string; primary: string; secondary?: string }
  primary: string
  secondary?: string
  /** Attributes of the primary link, for an event that it sends. */
  tracked?: { 'data-track'?: string }
}) {
  return (
    <section className={`later ${styles.call} not-printed`}>
      <Contours />
      <div className={styles.inner}>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <div className={styles.buttons}>
          <ButtonLink href={primary} {...tracked}>
            {words.primary}
          </ButtonLink>
          {secondary && words.secondary && (
            <ButtonLink kind="other" href={secondary}>
              {words.secondary}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
