import { Mail, Phone } from 'lucide-react'
import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { facts } from '../../core/site/facts.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { site } from '../../core/site/site.ts'
import { ButtonLink } from '../../design/components/button.tsx'
import { FaqList } from '../../design/components/faq-list.tsx'
import { mailTo } from '../../design/components/mail-to.ts'
import { Hero } from '../../design/components/section.tsx'
import { FarLight } from '../../design/illustrations/far-light.tsx'
import { HeroChart } from '../../design/illustrations/hero-chart.tsx'
import { Head } from '../../seo/head.tsx'
import styles from './faq.module.css'
import { words } from './faq.words.ts'

export default function Faq() {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <Head words={t} questions={site.questions.flatMap((group) => group[language].items)} />
      <div className={styles.top}>
        <HeroChart name="faq">
          <Hero heading={t.heading} lead={t.lead} />
        </HeroChart>
      </div>
      {site.questions.map(({ slug, [language]: { heading, items } }, index) => (
        <section key={slug} className={styles.group}>
          <div>
            <h2>{heading}</h2>
            <FaqList items={items} isFirstOpen={index === 0} />
          </div>
        </section>
      ))}
      <Closing />
    </>
  )
}

/** How to ask what the page does not answer: by the form, phone or e-mail. */
function Closing() {
  const language = useLanguage()
  const { closing: t } = words[language]
  return (
    <section className={`${styles.closing} not-printed`}>
      <div className={styles.ways}>
        <div>
          <h2>{t.heading}</h2>
          <p>{t.text}</p>
          <ButtonLink href={pathTo({ page: 'contact' }, language)}>{layoutWords[language].book}</ButtonLink>
        </div>
        <div className={styles.direct}>
          <a href={`tel:${facts.phone}`}>
            <Phone aria-hidden size={20} /> {layoutWords[language].call}
          </a>
          <a href={mailTo(t.mailSubject)}>
            <Mail aria-hidden size={20} /> {t.mail}
          </a>
        </div>
      </div>
      {/* After the words, whose height it would not know while the page arrives. */}
      <FarLight />
    </section>
  )
}
