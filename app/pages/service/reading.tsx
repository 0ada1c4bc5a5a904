import { postAt } from '../../../content/articles.ts'
import { coverOf, Picture } from '../../components/picture.tsx'
import { useLanguage } from '../../components/place.ts'
import { pathOfPost } from '../../components/post-card.tsx'
import { Section } from '../../components/section.tsx'
import styles from './service.module.css'
import { serviceWords } from './service.words.ts'

const articles = ['effective-load-balancing-with-nginx', 'automate-your-infrastructure-with-ansible']

/** The two articles behind the work, with why to read them from here. */
export function Reading({
  words,
  tone = 'plain',
}: {
  words: { heading: string; items: readonly { text: string }[] }
  tone?: 'plain' | 'sunken'
}) {
  const language = useLanguage()
  const posts = articles.flatMap((folder, index) => {
    const post = postAt(folder, language)
    return post ? [{ post, text: words.items[index]?.text }] : []
  })
  return (
    <Section tone={tone} heading={words.heading}>
      <ul className={styles.reading}>
        {posts.map(({ post, text }) => (
          <li key={post.folder}>
            <Picture source={coverOf(post.folder)} alt="" sizes="(width < 40rem) 92vw, 16rem" />
            <div>
              <h3>{post.title}</h3>
              <p>{text}</p>
              <a href={pathOfPost(post)}>
                {serviceWords[language].more}
                <span className="unseen">: {post.title}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
