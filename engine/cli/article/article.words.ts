import { bilingual } from '../../core/text/language.ts'

/** What `npm run article` and `npm run new` say, in the language of the office. */
export const articleWords = bilingual({
  en: {
    otherTitle: '[--{language} "Title"]',
    article:
      'npm run article -- "Title" {others} [--category {category}] [--date 2026-12-24] [--slug folder] [--only {language}]',
    new: 'npm run new -- {kinds} "Title" {others} [--slug folder]',
    noLetter: 'the title has no letter that an address can have: add --slug',
    exists: '{folder} already exists: choose another title, or add --slug',
    taken: '{file} has the address {slug} already: choose another title, or add --slug',
    noKind: 'name what to begin: {usage}',
    noTitle: 'it needs a title: {usage}',
    noQuotes: 'put the title in quotes: {usage}',
    empty: 'a title has at least one letter',
    tooLong: 'a title has at most 70 letters',
    slug: '--slug: use small letters, digits and single hyphens',
    only: '--only: {languages}',
    category: '--category: use {known}, or another one that you name below categories in pages.yaml',
    date: '--date: a day as 2026-12-24',
    draft: [
      '{folder} is a draft. Write where it says TODO, look at it with npm run dev, and see what is left with',
      'npm run check:content -- {folder}. To publish it, remove the line "draft: true"; with a future date it appears on that day.',
    ],
    begun: '{file}: it is shown as it is: look at it with npm run dev, and say more where it says how.',
  },
  sv: {
    otherTitle: '[--{language} "Titel"]',
    article:
      'npm run article -- "Titel" {others} [--category {category}] [--date 2026-12-24] [--slug mapp] [--only {language}]',
    new: 'npm run new -- {kinds} "Titel" {others} [--slug mapp]',
    noLetter: 'titeln har ingen bokstav som kan stå i en adress: lägg till --slug',
    exists: '{folder} finns redan: välj en annan titel, eller lägg till --slug',
    taken: '{file} har redan adressen {slug}: välj en annan titel, eller lägg till --slug',
    noKind: 'ange vad som ska påbörjas: {usage}',
    noTitle: 'det behövs en titel: {usage}',
    noQuotes: 'sätt titeln inom citattecken: {usage}',
    empty: 'en titel har minst ett tecken',
    tooLong: 'en titel har högst 70 tecken',
    slug: '--slug: använd små bokstäver, siffror och enkla bindestreck',
    only: '--only: {languages}',
    category: '--category: använd {known}, eller en som du skriver in under categories i pages.yaml',
    date: '--date: en dag som 2026-12-24',
    draft: [
      '{folder} är ett utkast. Skriv där det står TODO, titta på det med npm run dev, och se vad som är kvar med',
      'npm run check:content -- {folder}. För att publicera det tar du bort raden "draft: true"; ligger datumet framåt visas det den dagen.',
    ],
    begun: '{file}: det visas som det är: titta på det med npm run dev, och skriv mer där det står hur.',
  },
})
