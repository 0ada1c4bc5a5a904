import { isOf, type Records, removeRows } from '../../core/records/records.server.ts'
import { exportSubscriber, exportSubscribers } from './subscriber-list.server.ts'

export const subscriberRecords: Records = {
  inExport: { name: 'subscribers', noun: 'subscriber' },
  ofPerson: { name: 'subscriptions', noun: 'subscription' },
  async load(database, spellings) {
    const all = database.selectFrom('subscribers').selectAll().orderBy('email')
    const stored = await (spellings ? all.where(isOf(spellings)) : all).execute()
    return {
      records: stored.map((one) => ({ id: one.id, exported: exportSubscriber(one) })),
      csv: () => exportSubscribers(stored),
      remove: () => removeRows(database, 'subscribers', stored).then(() => []),
    }
  },
}
