import { setTimeout as pass } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { withPulso } from './with-pulso.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

/** PostgreSQL ends the transaction of this test after this number of milliseconds without a statement. */
const QUIETA_MS = 2_000

const runSlowly = (lejano: boolean): Promise<void> =>
  open.db.transaction(async (tx) => {
    await withPulso(tx, { lejano }, async () => {
      await tx.execute(
        sql`select set_config('idle_in_transaction_session_timeout', ${String(QUIETA_MS)}, true)`,
      )
      await pass(QUIETA_MS * 2)
    })
    await tx.execute(sql`select 1`)
  })

it('a transaction that waits for another machine is not taken for one of a suspended process', async () => {
  await runSlowly(true)
  await expect(runSlowly(false)).rejects.toThrow()
})
