import { facts } from '../../content/facts.ts'
import { prices, pricesOf, withVat, writtenPrice } from '../../content/prices.ts'
import type { ServiceSlug } from '../../content/services.ts'
import { DefinitionRows } from './lists.tsx'
import styles from './prices.module.css'
import { words } from './prices.words.ts'
import { Section } from './section.tsx'
import { useLanguage } from './use-address.ts'

/** The prices of one service, or all of them. Nothing where there are none. */
export function Prices({ service, tone }: { service?: ServiceSlug; tone?: 'plain' | 'sunken' }) {
  const language = useLanguage()
  const say = words[language]
  const shown = service ? pricesOf(service) : prices
  if (shown.length === 0) return null
  return (
    <Section heading={say.heading} text={say.text} {...(tone ? { tone } : {})}>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{say.what}</th>
            <th scope="col">{say.price}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((price) => {
            const { name, includes } = price.words[language]
            return (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <p>{includes}</p>
                </th>
                <td>
                  {writtenPrice(price, price.amount, language)}
                  <p>{say.withVat(writtenPrice(price, withVat(price.amount), language))}</p>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}

/** For whom there is support, when, and how fast. Nothing where no terms are set. */
export function SupportTerms() {
  const language = useLanguage()
  const { heading, ...labels } = words[language].support
  const terms = facts.supportTerms[language]
  const rows = (['forWhom', 'when', 'howFast'] as const).flatMap((key) =>
    terms[key] ? [{ label: labels[key], value: terms[key] }] : [],
  )
  if (rows.length === 0) return null
  return (
    <Section heading={heading} tone="sunken">
      <dl className={styles.terms}>
        <DefinitionRows rows={rows} />
      </dl>
    </Section>
  )
}
