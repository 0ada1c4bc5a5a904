import { Hero, Section } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { pathTo } from '../../places.ts'
import styles from './blog.module.css'
import { words } from './blog.words.ts'
import { BlogHead, PostList } from './post-list.tsx'

export default function Blog() {
  const language = useLanguage()
  const say = words[language]
  return (
    <>
      <BlogHead words={say} number={1} />
      <Hero heading={say.heading} lead={say.lead} />
      <PostList number={1} />
      <div className="not-printed">
        <Section tone="sunken" width="narrow" heading={say.newsletter.heading} text={say.newsletter.text}>
          <form className={styles.newsletter} method="get" action={pathTo({ page: 'contact' }, language)}>
            <label>
              <span>{say.newsletter.email}</span>
              <input type="email" name="email" autoComplete="email" />
            </label>
            <button type="submit">{say.newsletter.submit}</button>
          </form>
        </Section>
      </div>
    </>
  )
}
