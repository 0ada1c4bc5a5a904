export default function Page() {
  return <h1>case-studies</h1>
}
