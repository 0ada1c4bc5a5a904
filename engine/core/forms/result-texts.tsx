/** What has become of a form, and what follows. */
export const ResultTexts = ({ text, next }: { text: string; next: string }) => (
  <>
    <p>
      <strong>{text}</strong>
    </p>
    <p>{next}</p>
  </>
)
