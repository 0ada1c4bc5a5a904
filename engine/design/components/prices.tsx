import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { postAt } from '../../core/articles/articles.ts'
import { facts } from '../../core/site/facts.ts'
import { exclusiveOfVat, formatPrice, type Price, priceSentences } from '../../core/site/price-texts.ts'
import { currency, prices, pricesOf, withVat } from '../../core/site/prices.ts'
import { fill } from '../../core/text/sentence.ts'
import { Vignette } from '../illustrations/vignette.tsx'
import { DefinitionRows } from './list-items.tsx'
import styles from './prices.module.css'
import { words } from './prices.words.ts'
import { Section } from './section.tsx'

/** All prices as a table, with and without VAT. Nothing where there are none. */
export function PriceTable() {
  const language = useLanguage()
  const t = words[language]
  if (prices.length === 0) return null
  return (
    <Section id="prices" heading={t.heading} text={t.text}>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.price}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => {
            const { name, includes } = price.words[language]
            return (
              <tr key={name}>
                <th scope="row">
                  {name}{' '}
                  <small>
                    {includes} <More of={price} />
                  </small>
                </th>
                <td>
                  {formatPrice(price, price.amount, language, currency)}{' '}
                  <small>
                    {fill(t.withVat, {
                      price: formatPrice(price, withVat(price.amount), language, currency),
                    })}
                  </small>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}

/** The article that says more of a price, as a link. Nothing where there is none. */
function More({ of: { article } }: { of: Price }) {
  const language = useLanguage()
  const post = article && postAt(article, language)
  if (!post) return null
  return (
    <>
      {words[language].more} <a href={pathTo({ page: 'post', slug: post.folder }, language)}>{post.title}</a>
    </>
  )
}

/** What assignments cost at a fixed price, in a sentence each, and where the table is. Nothing without such prices. */
export function FixedPrices() {
  const language = useLanguage()
  const fixed = prices.filter(({ per }) => per === 'assignment')
  if (fixed.length === 0) return null
  return (
    <p>
      {priceSentences(fixed, language, currency)}{' '}
      <a href={`${pathTo({ page: 'offerings' }, language)}#prices`}>{words[language].all}</a>
    </p>
  )
}

/** What a service begins at, as a link to its prices further down. Nothing where it has none. */
export function FirstPrice({ service }: { service: string }) {
  const language = useLanguage()
  const [price] = pricesOf(service)
  if (!price) return null
  return (
    <p className={styles.first}>
      <a href="#prices">
        {fill(words[language].first, {
          name: price.words[language].name,
          price: formatPrice(price, price.amount, language, currency),
        })}
      </a>
    </p>
  )
}

/** The prices of a service, and where the table is. Nothing where it has none. */
export function ServicePrices({ service }: { service: string }) {
  const language = useLanguage()
  const t = words[language]
  const shown = pricesOf(service)
  const rows = shown.map((price) => ({
    label: price.words[language].name,
    value: formatPrice(price, price.amount, language, currency),
  }))
  if (rows.length === 0) return null
  const offerings = pathTo({ page: 'offerings' }, language)
  const hasTerms = Object.values(facts.supportTerms[language]).some(Boolean)
  const text = (
    <>
      {exclusiveOfVat[language]} <a href={`${offerings}#prices`}>{t.all}</a>.{' '}
      {hasTerms && shown.some(({ per }) => per === 'month') && (
        <>
          <a href={`${offerings}#support`}>{t.support.heading}</a>.{' '}
        </>
      )}
      {shown.map((price) => (
        <More key={price.words[language].name} of={price} />
      ))}
    </>
  )
  return (
    <Section id="prices" heading={t.heading} text={text}>
      <dl className={styles.costs}>
        <DefinitionRows rows={rows} />
      </dl>
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
    <Section id="support" tone="sunken">
      <div className={styles.support}>
        <Vignette name="buoy">
          <h2>{heading}</h2>
        </Vignette>
        <dl>
          <DefinitionRows rows={rows} />
        </dl>
      </div>
    </Section>
  )
}
