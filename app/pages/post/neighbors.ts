import { type Post, postsIn } from '../../../content/articles.ts'

/** The articles just before and after an article among those of its category, by date. */
export function neighborsOf(post: Post): { older: Post | undefined; newer: Post | undefined } {
  const newestFirst = postsIn(post.language).filter(({ category }) => category === post.category)
  const index = newestFirst.indexOf(post)
  return { older: newestFirst[index + 1], newer: newestFirst[index - 1] }
}
