import { categoryLabel } from '../../addresses/categories.ts'
import { pathOfPost } from '../../addresses/page-addresses.ts'
import type { Post } from '../../core/articles/articles.ts'
import { words as blogWords } from '../../core/articles/blog.words.ts'
import { fill } from '../../core/text/sentence.ts'
import { formatDay } from '../../core/time/clock.ts'
import card from '../../design/components/card.module.css'
import { ListItems } from '../../design/components/list-items.tsx'
import { coverOf, Picture } from '../../design/components/picture.tsx'
import { ViewCounter } from '../../features/statistics/view-counter.tsx'
import styles from './post-card.module.css'
import '../../design/styles/carried.css'

const tagCount = 3

/** An article in a list. `isBrief` is for cards below another article: no tags, no counter. */
export function PostCard({
  post,
  isBrief = false,
  isPinned = false,
  isInView = false,
  isHidden = false,
}: {
  post: Post
  isBrief?: boolean
  /** In the featured section while no category is selected. */
  isPinned?: boolean
  /** At the top of the page, so that its picture loads first. */
  isInView?: boolean
  isHidden?: boolean
}) {
  const t = blogWords[post.language]
  const path = pathOfPost(post)
  return (
    <li
      className={`${card.raised} ${styles.card}`}
      data-category={isBrief ? undefined : post.category}
      data-featured={isPinned ? '' : undefined}
      hidden={isHidden}
    >
      <Picture
        source={coverOf(post.folder)}
        alt=""
        sizes="(width < 48rem) 92vw, 36rem"
        isPriority={isInView}
        className={styles.cover}
      />
      <div className={styles.text}>
        <p className={`${card.category} ${styles.category}`}>
          <span>{categoryLabel(post)}</span>
          {!isBrief && (
            <span className={styles.views}>
              <ViewCounter post={post} labels={t.views} />
            </span>
          )}
        </p>
        <h3>
          <a href={path} className={`${card.cardLink} ${card.underlined}`}>
            {post.title}
          </a>
        </h3>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={`${card.about} ${styles.about}`}>
          <time dateTime={post.date}>{formatDay(post.date, post.language)}</time>
          <span>{fill(t.minutes, { count: post.minutes })}</span>
        </p>
        {!isBrief && (
          <ul className={card.tags}>
            <ListItems texts={post.tags.slice(0, tagCount)} />
          </ul>
        )}
      </div>
    </li>
  )
}
