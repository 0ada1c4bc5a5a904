import styles from './faq-list.module.css'

/** Questions that open to show their answers, without a script. */
export function FaqList({
  items,
  heading: Heading = 'h3',
}: {
  items: readonly { question: string; answer: string }[]
  heading?: 'h2' | 'h3'
}) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
