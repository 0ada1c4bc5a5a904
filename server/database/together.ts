/**
 * Does at once for all what several ask for in one turn of the event loop. Whoever asks later waits for the next round:
 * none is answered from work that began before. Resolves with the answer to the whole round.
 */
export function together<Wish, Answer>(work: (wishes: Wish[]) => Promise<Answer>) {
  let next: { wishes: Wish[]; answer: Promise<Answer> } | undefined
  return (wish: Wish): Promise<Answer> => {
    if (!next) {
      const wishes: Wish[] = []
      const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        next = undefined
        return work(wishes)
      })
      next = { wishes, answer }
    }
    next.wishes.push(wish)
    return next.answer
  }
}
