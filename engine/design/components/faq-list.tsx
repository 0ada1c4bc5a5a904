import styles from './faq-list.module.css'

/** Questions that open to show their answers, without a script. */
export function FaqList({
  items,
  heading: Heading = 'h3',
  isFirstOpen = false,
}: {
  items: readonly { question: string; answer: string }[]
  heading?: 'h2' | 'h3'
  isFirstOpen?: boolean
}) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }, index) => (
        <details key={question} className={styles.question} open={isFirstOpen && index === 0}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
