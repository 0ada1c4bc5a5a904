import { type Post, postAt, postsIn } from '../../core/articles/articles.ts'

/** The two articles that are suggested below an article: those that it names, then the newest of its category, then others. */
export function suggestionsFor(post: Post): Post[] {
  const named = (post.related ?? []).flatMap((folder) => postAt(folder, post.language) ?? [])
  const others = postsIn(post.language)
  const sameCategory = others.filter(({ category }) => category === post.category)
  return [...new Set([...named, ...sameCategory, ...others])].filter((one) => one !== post).slice(0, 2)
}
