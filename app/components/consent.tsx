import { consentWords } from '../consent.words.ts'
import { pathTo } from '../places.ts'
import { buttonClass } from './button.tsx'
import styles from './consent.module.css'
import { useLanguage } from './place.ts'

/** The question, shown until it is answered. The head script answers its buttons (`data-consent`) and the panel's. */
export function ConsentBanner() {
  const language = useLanguage()
  const say = consentWords[language]
  return (
    <section
      id="consent-banner"
      className={`${styles.banner} not-printed`}
      aria-labelledby="consent-question"
      data-behind-menu
    >
      <div className={styles.inner}>
        <div>
          <p id="consent-question" className={styles.question}>
            {say.heading}
          </p>
          <p>
            {say.text} <a href={pathTo({ page: 'privacy' }, language)}>{say.privacy}</a>
          </p>
        </div>
        <div className={styles.answers}>
          <Answer wish="settings" text={say.settings} />
          <Answer wish="necessary" text={say.necessary} />
          <Answer wish="all" text={say.all} />
        </div>
      </div>
    </section>
  )
}

/** The settings behind the question. They open again from the foot of every page. */
export function ConsentPanel() {
  const { panel: say } = consentWords[useLanguage()]
  return (
    <dialog id="consent-panel" className={styles.panel} aria-labelledby="consent-heading">
      <h2 id="consent-heading">{say.heading}</h2>
      <p>{say.text}</p>
      <Switch name="necessary" words={say.switches.necessary} />
      <Switch name="analytics" words={say.switches.analytics} />
      <Switch name="performance" words={say.switches.performance} />
      <div className={styles.answers}>
        <Answer wish="cancel" text={say.cancel} />
        <Answer wish="save" text={say.save} />
      </div>
    </dialog>
  )
}

type Wish = 'settings' | 'necessary' | 'all' | 'cancel' | 'save'

const Answer = ({ wish, text }: { wish: Wish; text: string }) => (
  <button type="button" className={buttonClass('other')} data-consent={wish}>
    {text}
  </button>
)

function Switch({
  name,
  words,
}: {
  name: 'necessary' | 'analytics' | 'performance'
  words: { name: string; text: string }
}) {
  const id = `consent-${name}`
  const isFixed = name === 'necessary'
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{words.name}</label>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on
        role="switch"
        id={id}
        name={name}
        aria-describedby={`${id}-text`}
        defaultChecked={isFixed}
        disabled={isFixed}
      />
      <p id={`${id}-text`}>{words.text}</p>
    </div>
  )
}
