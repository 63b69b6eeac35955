import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Trabajo } from '@apremia/api-client'
import { openPaquete } from '@apremia/workbooks'
import { expect } from 'vitest'
import { waitTrabajo } from './padron.ts'
import type { TestApp } from './test-app.ts'
import { openTestFolder } from './test-folder.ts'

export interface SalidaDePrueba {
  readonly id: number
  readonly trabajo: Trabajo
  readonly zip: Buffer
  readonly archivos: ReadonlyMap<string, string>
  readonly documentos: ReadonlyMap<string, string>
}

export const exportarDePrueba = async (test: TestApp, token: string): Promise<SalidaDePrueba> => {
  const empezada = await test.call('POST', '/api/salidas', token, {})
  expect(empezada.statusCode, empezada.body).toBe(200)
  const { salida: id, trabajo } = empezada.json<{ salida: number; trabajo: Trabajo }>()
  const fin = await waitTrabajo(test, token, trabajo.id)
  expect(fin.error).toBeNull()
  const bajada = await test.call('GET', `/api/salidas/${id}/archivo`, token)
  expect(bajada.statusCode, bajada.body.slice(0, 300)).toBe(200)
  const folder = openTestFolder()
  const path = join(folder.path, 'salida.zip')
  writeFileSync(path, bajada.rawPayload)
  const paquete = await openPaquete(path)
  const archivos = new Map<string, string>()
  for (const { nombre, open } of paquete.fuentes)
    archivos.set(nombre, (await buffer(await open())).toString('utf8'))
  const documentos = new Map<string, string>()
  for (const { ruta, open } of paquete.adjuntos.values())
    documentos.set(
      ruta,
      createHash('sha256')
        .update(await buffer(await open()))
        .digest('hex'),
    )
  paquete.close()
  folder.remove()
  return { id, trabajo: fin, zip: bajada.rawPayload, archivos, documentos }
}
