/** Goes back in the browser history. */
export default function GoBack({ label, className }: { label: string; className?: string }) {
  return (
    <button type="button" className={className} onClick={() => history.back()}>
      {label}
    </button>
  )
}
