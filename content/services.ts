/** What is offered, in the order of the owner: services/ in the owner's folder. */
import { servicesFile } from './site/services-file.ts'

export type Service = (typeof servicesFile)[number]

/** A part of a service's page, of one kind or of any. */
export type ServiceSection<Kind extends AnySection['kind'] = AnySection['kind']> = Extract<
  AnySection,
  { kind: Kind }
>
type AnySection = Service['sections'][number]

export type Drawing = ServiceSection<'drawing'>['drawing']

/** The words of a drawing in one language. */
export type DrawingWords<Name extends Drawing['name']> = Extract<Drawing, { name: Name }>['en']

export const services: readonly Service[] = servicesFile
