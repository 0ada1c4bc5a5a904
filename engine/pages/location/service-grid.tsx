import { ArrowRight } from 'lucide-react'
import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { site } from '../../core/site/site.ts'
import card from '../../design/components/card.module.css'
import { CardIcon } from '../../design/components/card.tsx'
import { Section } from '../../design/components/section.tsx'
import { icons } from '../../design/icons/icons.ts'
import styles from './location.module.css'
import { words } from './location.words.ts'

/** The services, which are the same in every place: rows, each of them a link as a whole. Nothing where there are none. */
export function ServiceGrid() {
  const language = useLanguage()
  const t = words[language]
  const rows = site.services.flatMap(({ slug, icon, localCards, [language]: { name, summary } }) => {
    const own = localCards.map((local) => ({
      slug,
      icon: local.icon ?? icon,
      title: local[language].title ?? name,
      text: local[language].text,
    }))
    return own.length > 0 ? own : [{ slug, icon, title: name, text: summary }]
  })
  if (rows.length === 0) return null
  return (
    <Section heading={t.services.heading} text={t.services.text} tone="sunken">
      <ul className={styles.services}>
        {rows.map(({ slug, icon, title, text }) => (
          <li key={title}>
            <CardIcon icon={icons[icon]} />
            <h3>
              <a href={pathTo({ page: 'service', slug }, language)} className={card.cardLink}>
                {title}
              </a>
            </h3>
            <ArrowRight aria-hidden size={20} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
