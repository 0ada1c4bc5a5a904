/** The field that only robots fill in. The name means nothing, so that programs that fill forms leave it alone. */
export const honeypotName = 'k7'
