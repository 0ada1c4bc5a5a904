import type { Agenda, DeskFacts, Message, MessageSummary, Newsletter, Readers, Today } from '../../api.ts'

/** What the server answers to a GET request, by the path below /api. */
export type AnswerTo<Path extends string> = Path extends '/desk'
  ? DeskFacts
  : Path extends '/today'
    ? Today
    : Path extends '/messages' | `/messages?${string}`
      ? MessageSummary[]
      : Path extends `/messages/${string}`
        ? Message
        : Path extends `/bookings?${string}`
          ? Agenda
          : Path extends `/readers?${string}`
            ? Readers
            : Path extends '/newsletter'
              ? Newsletter
              : never
