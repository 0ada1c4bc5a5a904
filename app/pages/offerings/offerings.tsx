export default function Page() {
  return <h1>offerings</h1>
}
