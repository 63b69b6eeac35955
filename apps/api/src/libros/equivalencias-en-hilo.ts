import type { EquivalenciaDeArchivo } from '@apremia/core'
import {
  openFuentes,
  PaqueteError,
  type PropuestaDeEquivalencia,
  type PruebaDeArchivo,
  proposeEquivalenciasDeFuentes,
  tryEquivalenciasDeFuentes,
} from '@apremia/workbooks'
import { WorkerRefusal } from '../platform/worker/worker-refusal.ts'

type Fuentes = Parameters<typeof proposeEquivalenciasDeFuentes>[0]

interface ArchivoEnviado {
  readonly path: string
  readonly nombre: string
}

const withFuentes = async <T>(
  { path, nombre }: ArchivoEnviado,
  use: (fuentes: Fuentes) => Promise<T>,
): Promise<T> => {
  try {
    const paquete = await openFuentes(path, nombre)
    try {
      return await use(paquete.fuentes)
    } finally {
      paquete.close()
    }
  } catch (error) {
    if (!(error instanceof PaqueteError)) throw error
    throw new WorkerRefusal(400, `paquete-${error.codigo}`, error.message)
  }
}

export const proponerEquivalencias = (
  archivo: ArchivoEnviado,
): Promise<PropuestaDeEquivalencia[]> => withFuentes(archivo, proposeEquivalenciasDeFuentes)

export const probarEquivalencias = ({
  equivalencias,
  ...archivo
}: ArchivoEnviado & {
  readonly equivalencias: readonly EquivalenciaDeArchivo[]
}): Promise<PruebaDeArchivo[]> =>
  withFuentes(archivo, (fuentes) => tryEquivalenciasDeFuentes(fuentes, equivalencias))
