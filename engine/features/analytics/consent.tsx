import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { buttonClass } from '../../design/components/button.tsx'
import { analyticsConfig, asksForConsent } from './analytics-config.ts'
import styles from './consent.module.css'
import { consentWords } from './consent.words.ts'

/** Attributes of each page's root element: whether visitors are asked, and the settings. */
export const consentAttributes = () => ({
  'data-asked': asksForConsent() || undefined,
  'data-analytics': JSON.stringify(analyticsConfig()),
})

/** The consent banner. The inline script handles the buttons of banner and panel (`data-consent`). */
export function ConsentBanner() {
  const language = useLanguage()
  const t = consentWords[language]
  if (!asksForConsent()) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has a heading, and this question stands outside of them
    <div
      role="region"
      id="consent-banner"
      className={`${styles.banner} not-printed`}
      aria-labelledby="consent-question"
      data-behind-menu
    >
      <div className={styles.inner}>
        <p>
          <strong id="consent-question">{t.heading}</strong> {t.text}{' '}
          <button type="button" data-consent="settings">
            {t.settings}
          </button>{' '}
          <a href={pathTo({ page: 'privacy' }, language)}>{t.privacy}</a>
        </p>
        <div className={styles.answers}>
          <ConsentButton action="necessary" text={t.necessary} />
          <ConsentButton action="all" text={t.all} />
        </div>
      </div>
    </div>
  )
}

/** The consent settings. They also open from the footer of every page. */
export function ConsentPanel() {
  const { panel: t } = consentWords[useLanguage()]
  if (!asksForConsent()) return null
  return (
    <dialog id="consent-panel" className={styles.panel} aria-labelledby="consent-heading">
      <h2 id="consent-heading">{t.heading}</h2>
      <p>{t.text}</p>
      <Switch name="necessary" words={t.switches.necessary} />
      <Switch name="analytics" words={t.switches.analytics} />
      <Switch name="performance" words={t.switches.performance} />
      <div className={styles.answers}>
        <ConsentButton action="cancel" text={t.cancel} />
        <ConsentButton action="save" text={t.save} />
      </div>
    </dialog>
  )
}

/** An item of a list that opens the settings. */
export function ConsentItem() {
  const language = useLanguage()
  if (!asksForConsent()) return null
  return (
    <li className="needs-script">
      <button type="button" data-consent="settings">
        {consentWords[language].open}
      </button>
    </li>
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
