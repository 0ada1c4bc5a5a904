import { pathTo } from '../places.ts'
import { buttonClass } from './button.tsx'
import styles from './consent.module.css'
import { consentWords } from './consent.words.ts'
import { useLanguage } from './use-address.ts'

/** The consent banner. The inline script handles the buttons of banner and panel (`data-consent`). */
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
          <p>{say.text}</p>
          <p className={styles.more}>
            <button type="button" data-consent="settings">
              {say.settings}
            </button>
            <a href={pathTo({ page: 'privacy' }, language)}>{say.privacy}</a>
          </p>
        </div>
        <div className={styles.answers}>
          <ConsentButton action="necessary" text={say.necessary} />
          <ConsentButton action="all" text={say.all} />
        </div>
      </div>
    </section>
  )
}

/** The consent settings. They also open from the footer of every page. */
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
        <ConsentButton action="cancel" text={say.cancel} />
        <ConsentButton action="save" text={say.save} />
      </div>
    </dialog>
  )
}

type Action = 'necessary' | 'all' | 'cancel' | 'save'

const ConsentButton = ({ action, text }: { action: Action; text: string }) => (
  <button
    type="button"
    className={action === 'save' ? `${buttonClass('secondary')} ${styles.save}` : buttonClass('secondary')}
    data-consent={action}
  >
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
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its checked state already
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
