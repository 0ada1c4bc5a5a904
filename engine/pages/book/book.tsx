import { BookPage } from '../../features/booking/book-page.tsx'
import { MessageForm } from '../../features/messages/message-form.tsx'

/** The page of booking, with the message form for those whom none of the times suits. */
export default function Book() {
  return <BookPage messageForm={<MessageForm />} />
}
