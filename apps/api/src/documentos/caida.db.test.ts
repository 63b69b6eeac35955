import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AlmacenDePrueba, startAlmacen } from '../../test/almacen-s3.ts'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { type ProcesoDePrueba, startProceso } from '../../test/proceso.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { openDb } from '../platform/db/open-db.ts'

const CAIDAS = 3
const ARCHIVOS = 10

let copia: Copia
let emisor: Emisor
let almacen: AlmacenDePrueba
let proceso: ProcesoDePrueba
beforeAll(async () => {
  emisor = await startEmisor()
  almacen = await startAlmacen()
})
beforeEach(async () => {
  copia = await copyPlantilla()
})
afterEach(async () => {
  await proceso.stop('SIGKILL')
  rmSync(copia.dataDir, { recursive: true, force: true })
})
afterAll(async () => {
  emisor.close()
  await almacen.close()
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )
const underWay = (): string[] => filesIn(join(copia.dataDir, 'documentos', 'en-curso'))
const inFolder = (): string[] =>
  filesIn(join(copia.dataDir, 'documentos'))
    .filter((path) => !/en-curso|por-borrar/.test(path))
    .map((path) => path.slice(-64))
    .sort()

const save = async (token: string, n: number): Promise<number> => {
  const body = new FormData()
  const fields = { tp_id: '10', gp_id: '2', fecha: '2026-11-15', obs: `Caída ${n}` }
  for (const [campo, valor] of Object.entries(fields)) body.append(campo, valor)
  body.append('imponibles', JSON.stringify([{ imponible: '101', recurso: 'AB' }]))
  for (let i = 0; i < ARCHIVOS; i += 1) {
    const bytes = Buffer.concat([Buffer.from(`%PDF-1.4 ${n}-${i}\n`), Buffer.alloc(200_000)])
    body.append(`file_${i}`, new Blob([bytes], { type: 'application/pdf' }), `${n}-${i}.pdf`)
  }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${proceso.url}/api/actuaciones`, { method: 'POST', headers, body })
  return answer.status
}

const registered = async (): Promise<string[]> => {
  const open = await openDb({ ...copia, now: MEDIODIA })
  try {
    const { rows } = await open.pool.query<{ sha256: string }>('select sha256 from documento')
    return rows.map(({ sha256 }) => sha256).sort()
  } finally {
    await open.close()
  }
}

it.each([
  ['the folder', 'carpeta'],
  ['an S3-compatible store', 's3'],
])(
  'a file that a killed save had put in %s leaves it at the next start, and none that is kept',
  async (_, tipo) => {
    const [stored, env] = tipo === 's3' ? [almacen.listStored, almacen.env] : [inFolder, {}]
    let barridos = 0
    proceso = await startProceso(copia, emisor, env)
    for (let caida = 0; caida < CAIDAS; caida += 1) {
      const token = await proceso.login('20000003')
      expect(await save(token, caida * 2)).toBe(200)
      const antes = stored()
      const exited = once(proceso.child, 'exit')
      const respuesta = save(token, caida * 2 + 1).catch(() => 0)
      while (stored().length === antes.length) await setImmediate()
      proceso.child.kill('SIGKILL')
      await exited
      await respuesta
      const alCaer = stored().length
      proceso = await startProceso(copia, emisor, env)
      const quedan = stored()
      barridos += alCaer - quedan.length
      expect(underWay()).toEqual([])
      for (const uno of antes) expect(quedan).toContain(uno)
    }
    expect(barridos).toBeGreaterThan(0)
    await proceso.stop()
    expect(stored()).toEqual(await registered())
  },
  240_000,
)
