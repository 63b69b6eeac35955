import { text } from 'node:stream/consumers'
import { fecha } from '@apremia/core'
import type { PaqueteZip } from '@apremia/workbooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { createAdjuntosDeSalida } from './adjuntos-de-salida.ts'
import { writeArchivosDeSalida } from './write-salida.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const createZip = (archivos: Map<string, string>, between: () => Promise<unknown>): PaqueteZip => ({
  add: async (nombre, open) => {
    if (archivos.size === 1) await between()
    archivos.set(nombre, await text(await open()))
  },
  addAdjunto: async () => undefined,
  close: async () => undefined,
  abort: async () => undefined,
})

it('every file of an export is of the same instant, and no writer waits for it', async () => {
  const { db, documentos } = test.services
  const archivos = new Map<string, string>()
  const zip = createZip(archivos, () =>
    test.open.pool.query(
      `insert into contribuyente (nro_contrib, apynom, tipo_persona) values (999000001, 'TARDÍA, Ana', 'F')`,
    ),
  )
  const escritos = await db.transaction(
    (tx) =>
      writeArchivosDeSalida(tx, {
        ...{ zip, adjuntos: createAdjuntosDeSalida(documentos) },
        ...{ signal: new AbortController().signal, progress: () => undefined },
        ...{ liquidadoAl: fecha('2026-11-20'), emitido: '2026-11-20T15:00:00Z' },
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  expect(archivos.get('contribuyentes.csv')).not.toContain('TARDÍA')
  expect(escritos.find(({ archivo }) => archivo === 'contribuyentes')?.filas).toBe(1_900)
  const { rows } = await test.open.pool.query(
    'select from contribuyente where nro_contrib = 999000001',
  )
  expect(rows).toHaveLength(1)
})
