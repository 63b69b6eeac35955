import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { fechaEnZona } from '@apremia/core'
import { loadPaquete } from '../src/paquetes/load-paquete.ts'
import { SALIDAS_PEDIDAS } from '../src/salidas/salidas-repo.ts'
import { startSalida } from '../src/salidas/start-salida.ts'
import { usuario } from '../src/usuarios/usuario-table.ts'
import type { MotorMedido } from './bench-app.ts'
import { createLectorDeMesa } from './bench-mesa.ts'
import { openServiciosDeBench, type ServiciosDeBench } from './bench-servicios.ts'

export interface CargaDeBench {
  readonly pasos: ReadonlyMap<string, number>
  readonly total: number
}

export interface PaqueteDeBench
  extends Pick<ServiciosDeBench, 'url' | 'pool' | 'services' | 'sesion'> {
  readonly cargar: (carpeta: string) => Promise<CargaDeBench>
  /**
   * Makes the zip of a data package now, and returns the function that loads it later. The measured time is then only
   * the time of the load.
   */
  readonly empaquetar: (carpeta: string) => Promise<() => Promise<CargaDeBench>>
  /**
   * Exports all the data of the installation as the API does.
   *
   * @returns seconds of the export, and size of the package in bytes
   */
  readonly exportar: () => Promise<{ readonly total: number; readonly bytes: number }>
  readonly createLectorDeMesa: () => ReturnType<typeof createLectorDeMesa>
  readonly close: () => Promise<void>
}

const ZIP = fileURLToPath(new URL('./zip-paquete.ts', import.meta.url))

/** Makes the zip in another process, so that its memory does not count as memory of the load. */
const zip = async (carpeta: string, path: string): Promise<string> => {
  execFileSync(process.execPath, [...process.execArgv, ZIP, carpeta, path])
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Measures the seconds of each step of a job, by the name of the step that the user sees. */
export const timePasos = async (
  { services }: ServiciosDeBench,
  trabajo: string,
): Promise<CargaDeBench> => {
  const pasos = new Map<string, number>()
  const start = performance.now()
  let [paso, desde] = ['Esperando', start]
  const end = (siguiente: string) => {
    const now = performance.now()
    pasos.set(paso, (pasos.get(paso) ?? 0) + (now - desde) / 1000)
    ;[paso, desde] = [siguiente, now]
  }
  for await (const estado of services.trabajos.watch(trabajo, new AbortController().signal)) {
    if (estado.estado === 'fallido') throw new Error(JSON.stringify(estado.error))
    if (estado.paso !== paso) end(estado.paso)
  }
  end('')
  return { pasos, total: (performance.now() - start) / 1000 }
}

export const abrirPaqueteDeBench = async (motor?: MotorMedido): Promise<PaqueteDeBench> => {
  const ADMIN = { dni: '20000001', apellido: 'Ortiz', nombre: 'Ana', rol: 'admin' } as const
  const abierto = await openServiciosDeBench((db) => db.insert(usuario).values(ADMIN), {}, motor)
  const { url, pool, services, sesion, dataDir, close } = abierto
  const empaquetar = async (carpeta: string) => {
    const path = join(dataDir, 'paquete.zip')
    const sha256 = await zip(carpeta, path)
    const file = { path, name: 'paquete.zip', size: statSync(path).size, sha256 }
    return async () => {
      const { trabajo } = await loadPaquete(services, {
        sesion,
        body: { simulacion: false, continuar: false, rechazosHasta: 0, bajasHasta: 20 },
        files: { file },
      } as unknown as Parameters<typeof loadPaquete>[1])
      return timePasos(abierto, trabajo.id)
    }
  }
  return {
    ...{ url, pool, services, sesion, close },
    createLectorDeMesa: () => createLectorDeMesa(services.db, fechaEnZona(services.ahora())),
    empaquetar,
    cargar: async (carpeta) => {
      const cargar = await empaquetar(carpeta)
      return cargar()
    },
    exportar: async () => {
      const { salida, trabajo } = await startSalida(services, {
        ...{ sesion, body: {} },
      } as unknown as Parameters<typeof startSalida>[1])
      const { total } = await timePasos(abierto, trabajo.id)
      return { total, bytes: (await SALIDAS_PEDIDAS.find(services.db, salida))?.tamano ?? 0 }
    },
  }
}
