import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { loadPaqueteDePrueba } from '../../test/paquetes.ts'
import { exportarDePrueba } from '../../test/salidas.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import type { ContextoDeTrabajo } from '../trabajos/runner.ts'
import { createExportarInstalacion } from './exportar-worker.ts'
import { SALIDAS_PEDIDAS } from './salidas-repo.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp({ nueva: '20000001' })
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const list = async () => (await test.call('GET', '/api/salidas', admin)).json()
const query = async <T>(texto: string): Promise<T[]> =>
  (await test.open.pool.query(texto)).rows as T[]
const download = (id: number) => test.call('GET', `/api/salidas/${id}/archivo`, admin)

const openTrabajo = async () => {
  const { db, documentos, ahora } = test.services
  const salida = await SALIDAS_PEDIDAS.insert(db, { dni: '20000001', creada: ahora() })
  const contexto = {
    trabajo: { dni: '20000001', origen: 'web', entrada: { salida } },
    signal: new AbortController().signal,
    progress: () => undefined,
    hold: async () => undefined,
  } as unknown as ContextoDeTrabajo
  return { runner: createExportarInstalacion({ db, documentos, ahora }), contexto }
}

describe('exports of the whole installation', () => {
  it('record in the history who exported and downloaded: at the beginning, at the end and at each download', async () => {
    const { id, archivos } = await exportarDePrueba(test, admin)
    expect([...archivos.keys()]).toEqual([
      'titulos_profesionales',
      'caracteres',
      'formas_de_pago',
      'recursos',
      'situaciones',
      'etapas',
      'usuarios',
      'manifiesto',
    ])
    const filas = await query<{ operacion: string; dni: string }>(
      `select operacion, dni from historial where operacion ilike '%salida%' or entidad = 'salida' order by orden`,
    )
    expect(filas).toEqual([
      { operacion: 'start-salida', dni: '20000001' },
      { operacion: 'exportar-instalacion', dni: '20000001' },
      expect.objectContaining({ dni: '20000001' }),
    ])
    expect((await list())[0]).toMatchObject({
      ...{ id, estado: 'lista', documentos: 0, avisos: [] },
      archivos: expect.arrayContaining([{ archivo: 'usuarios', filas: 1 }]) as unknown,
    })
  })

  it('are of administrators alone', async () => {
    await test.open.pool.query(
      `insert into usuario (dni, apellido, nombre, rol) values ('20000006', 'Otra', 'Una', 'user')`,
    )
    const otra = await test.login('20000006')
    for (const [method, path] of [
      ['POST', '/api/salidas'],
      ['GET', '/api/salidas'],
      ['GET', '/api/salidas/1/archivo'],
    ] as const)
      expect(
        (await test.call(method, path, otra, method === 'POST' ? {} : undefined)).statusCode,
      ).toBe(403)
  })

  it('are not two at once', async () => {
    const id = randomUUID()
    await query(
      `insert into trabajo (id, tipo, estado, dni, origen, titulo, entrada, creado, latido)
       values ('${id}', 'exportar-instalacion', 'en-curso', '20000001', 'web', '', '{}', now(), now())`,
    )
    const otra = await test.call('POST', '/api/salidas', admin, {})
    expect([otra.statusCode, otra.json().error.code]).toEqual([409, 'exportacion-en-curso'])
    await query(`delete from trabajo where id = '${id}'`)
  })

  it('leave nothing when they are cancelled', async () => {
    const { runner, contexto } = await openTrabajo()
    const stop = new AbortController()
    const parada = {
      ...{ ...contexto, signal: stop.signal },
      progress: () => stop.abort(),
    }
    await expect(runner(parada)).rejects.toThrow()
    expect(readdirSync(join(test.open.dataDir, 'documentos', 'en-curso'))).toEqual([])
    const { salida } = contexto.trabajo.entrada
    expect((await list())[0]).toMatchObject({ id: salida, archivo: null })
    expect((await download(Number(salida))).statusCode).toBe(409)
  })

  it('are made once, though the server stopped before it told so', async () => {
    const { runner, contexto } = await openTrabajo()
    await runner(contexto)
    const [antes] = await list()
    await runner(contexto)
    expect((await list())[0]).toEqual(antes)
    expect(antes).toMatchObject({ estado: 'lista' })
  })

  it('keep the last three packages, and the row of every one', async () => {
    const [primera] = await query<{ documento: string }>(
      'select documento from salida where documento is not null order by id limit 1',
    )
    const path = pathOfDocumento(test, primera?.documento ?? '')
    expect(existsSync(path)).toBe(true)
    for (let n = 0; n < 3; n++) await exportarDePrueba(test, admin)
    const salidas = await list()
    expect(salidas.map(({ estado }: { estado: string }) => estado)).toEqual([
      ...['lista', 'lista', 'lista', 'olvidada', 'en-curso', 'olvidada'],
    ])
    expect(existsSync(path)).toBe(false)
    const negada = await download(salidas.at(-1).id)
    expect([negada.statusCode, negada.json().error.code]).toEqual([410, 'exportacion-olvidada'])
  })

  it('leave alone a package that was loaded here', async () => {
    const { zip } = await exportarDePrueba(test, admin)
    const { carga } = await loadPaqueteDePrueba(test, admin, zip)
    expect(carga.estado).toBe('aplicada')
    for (let n = 0; n < 3; n++) await exportarDePrueba(test, admin)
    const [fila] = await query<{ documento: string }>(
      'select documento from paquete_carga order by id desc limit 1',
    )
    expect(existsSync(pathOfDocumento(test, fila?.documento ?? ''))).toBe(true)
  })
})
