/** The keys of an object whose type names all of them. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  // TypeScript says `string[]`, because an object may have more keys than its type. These come from literals.
  return Object.keys(object) as Key[]
}

export const isKeyOf = <Value extends object>(key: PropertyKey, object: Value): key is keyof Value =>
  Object.hasOwn(object, key)
