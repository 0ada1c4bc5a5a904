import { postsIn } from '../../../content/articles.ts'
import { Newsletter } from '../../components/newsletter.tsx'
import { newsletterWords } from '../../components/newsletter.words.ts'
import { Hero } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { pathTo } from '../../page-addresses.ts'
import { feedPath } from '../../seo/machine-paths.ts'
import styles from './blog.module.css'
import { words } from './blog.words.ts'
import { BlogHead, PostList } from './post-list.tsx'

export default function Blog() {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <BlogHead words={t} number={1} />
      <Hero heading={t.heading} lead={t.lead} />
      <QuestionsOfOwners />
      <PostList number={1} />
      <Newsletter>
        <p className={styles.feed}>
          <a href={feedPath('atom', language)}>{newsletterWords[language].feed}</a>
        </p>
      </Newsletter>
    </>
  )
}

/** The questions that articles answer for business owners, as links to them. Nothing where there are none. */
function QuestionsOfOwners() {
  const language = useLanguage()
  const posts = postsIn(language).filter(({ question }) => question)
  if (posts.length === 0) return null
  return (
    <section className={styles.questions}>
      <h2>{words[language].business}</h2>
      <ul>
        {posts.map(({ folder, question }) => (
          <li key={folder}>
            <a href={pathTo({ page: 'post', slug: folder }, language)}>{question}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
