import { isOf, type Records, removeRows } from '../../core/records/records.server.ts'
import { exportCsv, exportMessage, loadMessages } from './stored-messages.server.ts'

const names = { name: 'messages', noun: 'message' } as const

export const messageRecords: Records = {
  inExport: names,
  ofPerson: names,
  async load(database, spellings) {
    const stored = await loadMessages(database, spellings && ((query) => query.where(isOf(spellings))))
    return {
      records: stored.map((one) => ({ id: one.id, exported: exportMessage(one) })),
      mails: stored.flatMap(({ mails }) => mails).length,
      csv: () => exportCsv(stored),
      remove: () => removeRows(database, 'messages', stored).then(() => []),
    }
  },
  async findMentions(database, { contains, isNamedIn, erase }, ownIds) {
    const found = await loadMessages(database, (query) =>
      query.where(({ or, ref }) => or([contains(ref('name')), contains(ref('message'))])),
    )
    return found
      .filter(({ id, name, message }) => !ownIds.has(id) && isNamedIn(name, message))
      .map((stored) => ({
        exported: exportMessage(stored),
        erase: (rows) =>
          rows
            .updateTable('messages')
            // The fingerprint is a hash of the text that is erased here.
            .set({ name: erase(stored.name), message: erase(stored.message), fingerprint: '' })
            .where('id', '=', stored.id)
            .execute(),
      }))
  },
}
