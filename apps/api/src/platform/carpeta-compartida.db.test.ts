import { cpSync, rmSync, statSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { type ProcesoDePrueba, startProceso } from '../../test/proceso.ts'
import { copyPlantilla } from '../../test/test-db.ts'
import { openTestFolder } from '../../test/test-folder.ts'

const folder = openTestFolder()
const copiada = `${folder.path}/copiada`
let copia: Copia
let emisor: Emisor
let primero: ProcesoDePrueba
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
  primero = await startProceso(copia, emisor)
})
afterAll(async () => {
  await primero?.stop()
  emisor?.close()
  folder.remove()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

const startCopy = () => {
  cpSync(copia.dataDir, copiada, { recursive: true, filter: (path) => !statSync(path).isSocket() })
  return startProceso({ ...copia, dataDir: copiada }, emisor)
}

it('a process over a copy of the folder does not start; over the folder itself it does', async () => {
  await expect(startCopy()).rejects.toThrow(`DATA_DIR (${copiada}) es una copia`)
  const segundo = await startProceso(copia, emisor)
  expect((await segundo.call('GET', '/api/salud')).status).toBe(200)
  expect(segundo.output()).not.toContain('No se pudo comprobar')
  await segundo.stop()
})

it('refuses a copied folder also after the answering connection was lost', async () => {
  const client = new Client({ connectionString: copia.databaseUrl })
  await client.connect()
  const sesiones = `pg_stat_activity where datname = current_database() and application_name = 'apremia-sonda'`
  const { rows: antes } = await client.query<{ pid: number }>(`select pid from ${sesiones}`)
  await client.query(`select pg_terminate_backend(pid) from ${sesiones}`)
  await expect
    .poll(
      async () =>
        (await client.query<{ pid: number }>(`select pid from ${sesiones}`)).rows.filter(
          ({ pid }) => !antes.some((una) => una.pid === pid),
        ).length,
    )
    .toBe(1)
  await client.end()
  await expect(startCopy()).rejects.toThrow('es una copia')
})
