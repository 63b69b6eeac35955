import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { FsyncNodeFs } from './fsync-node-fs.ts'

/**
 * Runs the embedded database in a worker thread, so that a slow query never stalls the API. The thread serves the
 * PostgreSQL protocol on a Unix socket, so one driver serves both engines.
 */
const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string }

let syncs = 0
const database = await PGlite.create({
  fs: new FsyncNodeFs(dataDir, () => {
    syncs += 1
  }),
  extensions: { pg_trgm, unaccent },
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ],
})

const before = syncs
await database.exec(
  'create table if not exists _sync_check (n int); truncate _sync_check; insert into _sync_check values (1); drop table _sync_check; checkpoint',
)
if (syncs === before) {
  throw new Error(
    'La base embebida no asegura que lo guardado llegue al disco (fsync), y no es seguro arrancar. Use PostgreSQL (DATABASE_URL).',
  )
}

const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 16 })
await server.start()
parentPort?.postMessage('listo')

parentPort?.once('message', async () => {
  await server.stop()
  await database.close()
  parentPort?.postMessage('cerrado')
  parentPort?.close()
})
