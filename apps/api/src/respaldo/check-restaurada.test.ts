import { expect, it } from 'vitest'
import type { Db } from '../platform/db/queryable.ts'
import { compareHechos } from './check-restaurada.ts'
import type { Manifiesto } from './manifiesto.ts'

it('an interrupted verification does not count the rows of the restored database', async () => {
  const db = {
    execute: () => {
      throw new Error('se leyó la base')
    },
  } as Pick<Db, 'execute'> as Db
  await expect(compareHechos(db, {} as Manifiesto, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  })
})
