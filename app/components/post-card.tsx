import type { Post } from '../../content/articles.ts'
import { writtenDay } from '../../content/language.ts'
import { Island } from '../interactive/island.tsx'
import { ViewCount } from '../interactive/view-count.tsx'
import { words as blogWords } from '../pages/blog/blog.words.ts'
import { pathTo } from '../places.ts'
import card from './card.module.css'
import { coverOf, Picture } from './picture.tsx'
import styles from './post-card.module.css'
import '../styles/carried.css'

const tagsShown = 3

/** Where an article's page is. */
export const pathOfPost = (post: Post) => pathTo({ page: 'post', slug: post.folder }, post.language)

/** An article in a list. `brief` is for cards beside another article: no tags, no counter, clamped texts. */
export function PostCard({
  post,
  brief = false,
  category,
  isPinned = false,
  isInView = false,
  isHidden = false,
}: {
  post: Post
  brief?: boolean
  /** The key that the list's filter knows its category by. */
  category?: string
  /** Stands in the featured section while all are shown. */
  isPinned?: boolean
  /** Is seen as soon as the page opens, so its picture comes first. */
  isInView?: boolean
  isHidden?: boolean
}) {
  const say = blogWords[post.language]
  const path = pathOfPost(post)
  return (
    <li
      className={`${card.raised} ${styles.card} ${brief ? styles.brief : ''}`.trim()}
      data-category={category}
      data-featured={isPinned ? '' : undefined}
      hidden={isHidden}
    >
      <Picture
        source={coverOf(post.folder)}
        alt=""
        sizes="(width < 48rem) 92vw, 36rem"
        first={isInView}
        className={styles.cover}
      />
      <div className={styles.text}>
        <p className={card.about}>
          <span>{post.category}</span>
          <time dateTime={post.date}>{writtenDay(post.date, post.language)}</time>
          <span>{say.minutes(post.minutes)}</span>
        </p>
        <h3>
          <a href={path} className={card.whole}>
            {post.title}
          </a>
        </h3>
        <p className={styles.excerpt}>{post.excerpt}</p>
        {!brief && (
          <div className={styles.foot}>
            <ul className={card.tags}>
              {post.tags.slice(0, tagsShown).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
            <Island
              name="view-count"
              of={ViewCount}
              props={{ path, label: say.views, language: post.language }}
            />
          </div>
        )}
      </div>
    </li>
  )
}
