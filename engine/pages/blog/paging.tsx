import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { words } from '../../core/articles/blog.words.ts'
import { fill } from '../../core/text/sentence.ts'
import styles from './blog.module.css'

/** Links to the pages of the list before and after this one, near it, and to the first and last. */
export function Paging({
  number,
  count,
  category,
}: {
  number: number
  count: number
  category: string | undefined
}) {
  const language = useLanguage()
  const t = words[language].paging
  const pathOf = (page: number) =>
    pathTo(page === 1 ? { page: 'blog' } : { page: 'blog-page', slug: String(page) }, language) +
    (category ? `?category=${category}` : '')
  return (
    <nav aria-label={t.label} className={styles.paging}>
      {number > 1 && (
        <a href={pathOf(number - 1)} rel="prev">
          {t.newer}
        </a>
      )}
      <ol>
        {nearbyPages(number, count).map((page) => (
          <li key={page}>
            <a
              href={pathOf(page)}
              aria-label={fill(t.page, { number: page })}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {number < count && (
        <a href={pathOf(number + 1)} rel="next">
          {t.older}
        </a>
      )}
    </nav>
  )
}

const nearbyPages = (number: number, count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - number) <= 2,
  )
