import { readEquivalenciasGuardadas } from '@apremia/core'
import type { PruebaDeArchivo } from '@apremia/workbooks'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { withWorker } from '../platform/worker/worker-client.ts'

const toWire = (prueba: PruebaDeArchivo) => ({
  ...prueba,
  columnas: [...prueba.columnas],
  ignoradas: [...prueba.ignoradas],
  primeras: prueba.primeras.map(({ fila, valores }) => ({ fila, valores: [...valores] })),
  errores: [...prueba.errores],
})

export const tryEquivalencias: Handler<'tryEquivalencias'> = async (_, { files, body }) => {
  const { path, name: nombre } = requireFile(files, 'file')
  const leidas = readEquivalenciasGuardadas(body.equivalencias)
  if (!leidas.ok) throw camposRechazados(400, 'campos-invalidos', leidas.motivos)
  const { valor: equivalencias } = leidas
  return withWorker<LibroOperations, ReturnType<typeof toWire>[]>(
    LIBRO_WORKER,
    LECTURA,
    async (worker) =>
      (await worker.call('probarEquivalencias', { path, nombre, equivalencias })).map(toWire),
  )
}
