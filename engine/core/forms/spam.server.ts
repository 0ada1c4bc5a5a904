import type { SpamReason } from './spam.words.ts'

/** What is read of a message, or of a booking. */
interface Written {
  name: string
  message: string
}

interface Rule {
  reason: SpamReason
  matches: (written: Written, links: string[]) => boolean
}

/** No person fills in and sends the form in fewer seconds. */
const minSeconds = 2

const link = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** In any script: some write no spaces. */
const countWords = (text: string) =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Phrases of sellers of links and rankings. One may come from a customer, two make a pitch. */
const pitches = [
  /\b(?:guest|sponsored) post(?:s|ing)?\b|\bgästinlägg\b/i,
  /\b(?:back-?links?|link ?building|dofollow|domain authority|(?:da|dr) ?\d{2}\+?)\b|\bbakåtlänkar\b/i,
  /\b(?:first|1st|top) page (?:of|on|in) google\b|\bförsta ?sida?n? (?:på|hos|i) google\b/i,
  /\bguaranteed (?:results|rankings?|traffic|leads)\b|\bgaranterade? (?:resultat|placering|trafik|kunder)\b/i,
  /\bI (?:was|am|have been) (?:just )?(?:looking|browsing|going|on|visiting|reviewing)[^.]{0,30} your (?:web)?site\b/i,
  /\b(?:we|I) (?:can|will|could) (?:easily )?(?:rank|boost|place|increase|improve) your (?:web)?site\b/i,
  /\b(?:increase|boost|more|real|targeted) (?:organic |web(?:site)? )?(?:traffic|visitors|followers|likes)\b/i,
  /\b(?:affordable|cheap|white[- ]hat) seo\b|\bbillig seo\b|\bköpa? följare\b/i,
  /\b(?:email|contact|business) (?:list|database)s? of\b|\b\d+ ?(?:million|miljoner) (?:emails?|mejladresser)\b/i,
  /\b(?:to )?(?:unsubscribe|opt[- ]?out)\b|\bavregistrera (?:dig|er)\b/i,
]

/** Goods that nobody orders from one who works with IT. */
const wares =
  /\b(?:viagra|cialis|levitra|sms-?lån|(?:online|crypto|bitcoin) casino|casino (?:online|bonus)|(?:kasino|casino|betting) utan (?:svensk )?licens|lån utan (?:uc|kreditupplysning)|(?:earn|make) \$ ?\d[\d,.]* (?:per|a|every) (?:day|week)|tjäna \d[\d ]* kr (?:om dagen|i veckan)|double your (?:bitcoin|crypto|investment)|fördubbla din(?:a)? (?:bitcoin|insats))\b|заработ(?:ок|ай) (?:в интернете )?без вложений/i

const rules: Rule[] = [
  {
    reason: 'only-links',
    matches: ({ message }, links) => links.length > 0 && countWords(message.replace(link, ' ')) < 3,
  },
  { reason: 'many-links', matches: (_, links) => links.length > 5 },
  {
    reason: 'forum-markup',
    // Only those that lead to another site: a customer may quote the code of a link.
    matches: ({ message }) =>
      /\[(?:url|link)(?:=["']?|\])\s*(?:https?:|www\.)|<a\s[^>]*href\s*=\s*["']?\s*(?:https?:)?\/\//i.test(
        message,
      ),
  },
  { reason: 'link-as-name', matches: ({ name }) => /https?:\/\/|\bwww\./i.test(name) },
  { reason: 'spam-goods', matches: ({ message }) => wares.test(message) },
  {
    reason: 'seo-pitch',
    matches: ({ message }) => pitches.filter((pitch) => pitch.test(message)).length > 1,
  },
  {
    reason: 'random-letters',
    // One long word in mixed case, as bots fill fields: `qWxRtYzPlKmNbV`.
    matches: ({ name, message }) =>
      [name, message].every((text) => /^[A-Za-z]{10,}$/.test(text) && count(text, /[a-z][A-Z]/g) > 2),
  },
]

/** Why the text of a message looks like spam. Empty where it does not. */
export function spamReasons(written: Written): SpamReason[] {
  const links = written.message.match(link) ?? []
  return rules.filter(({ matches }) => matches(written, links)).map(({ reason }) => reason)
}

/**
 * Whether a form was sent faster than a person can write. `seconds` is the header Form-Seconds of the page's script; a
 * missing or invalid one counts as slow enough.
 */
export const isTooFast = (seconds: string | undefined) =>
  seconds !== undefined && /^\d+(\.\d+)?$/.test(seconds) && Number(seconds) < minSeconds
