import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Objects on which queries can run: the pool or a transaction. */
export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Queryable = Db | Tx
