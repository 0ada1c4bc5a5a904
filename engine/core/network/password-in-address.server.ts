const mend =
  'in a password, write # as %23, / as %2F, ? as %3F, @ as %40, % as %25 and a space as %20 in the address'

/** What to do about an address that its password ends too early, or undefined. Does not show the address. */
export function passwordHint(address: string): string | undefined {
  const [, scheme = '', authority = '', rest = ''] =
    /(?:^|:)([a-z]+):\/\/([^/?#]*)(.*)$/is.exec(address) ?? []
  // The addresses of calendars and the places of backups may have an @ in their paths.
  const pathsMayName = /^(https?|webcals?|sftp)$/i.test(scheme) && URL.canParse(`https://${authority}`)
  const end = pathsMayName ? rest.replace(/^[^#]*/, () => '') : rest.replace(/\?\w+=.*$/s, () => '')
  const user = authority.slice(0, Math.max(authority.lastIndexOf('@'), 0))
  return end.includes('@') || !isDecodable(user) ? mend : undefined
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
