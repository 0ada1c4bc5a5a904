import { ListItems } from './list-items.tsx'
import styles from './tag-list.module.css'

/** Topics or technologies, each in a frame of its own. */
export const TagList = ({ tags }: { tags: readonly string[] }) => (
  <ul className={styles.tags}>
    <ListItems texts={tags} />
  </ul>
)
