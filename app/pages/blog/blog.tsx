import { Newsletter } from '../../components/newsletter.tsx'
import { newsletterWords } from '../../components/newsletter.words.ts'
import { Hero } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { feedPath } from '../../seo/file-paths.ts'
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
      <Newsletter tone="sunken">
        <p className={styles.feed}>
          <a href={feedPath('atom', language)}>{newsletterWords[language].feed}</a>
        </p>
      </Newsletter>
    </>
  )
}
