import { postAt } from '../../../content/articles.ts'
import { coverOf, Picture } from '../../components/picture.tsx'
import { pathOfPost } from '../../components/post-card.tsx'
import { Section } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import styles from './service.module.css'
import { serviceWords } from './service.words.ts'

const articles = ['effective-load-balancing-with-nginx', 'automate-your-infrastructure-with-ansible']

/** Two articles about the work. `items` say why to read each of them. */
export function Reading({
  words,
  tone = 'plain',
}: {
  words: { heading: string; items: readonly string[] }
  tone?: 'plain' | 'sunken'
}) {
  const language = useLanguage()
  const posts = articles.flatMap((folder, index) => {
    const post = postAt(folder, language)
    return post ? [{ post, text: words.items[index] }] : []
  })
  return (
    <Section tone={tone} heading={words.heading}>
      <ul className={styles.reading}>
        {posts.map(({ post, text }) => (
          <li key={post.folder}>
            <Picture source={coverOf(post.folder)} alt="" sizes="(width < 36rem) 11rem, 16rem" />
            <div>
              <h3>{post.title}</h3>
              <p>{text}</p>
              <a href={pathOfPost(post)}>
                {serviceWords[language].more}
                <span className="visually-hidden">: {post.title}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
