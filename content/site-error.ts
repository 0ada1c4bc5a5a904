/** Lines in files of the owner that cannot stand, each as `site/facts.yaml:12: phone: what is wrong, and how to mend it`. */
export class SiteError extends Error {
  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join('\n'), options)
    this.name = 'SiteError'
    // The file is wrong, not the code.
    this.stack = this.message
  }
}
