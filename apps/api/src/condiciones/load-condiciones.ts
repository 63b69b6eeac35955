import { compareCondiciones } from '@apremia/core'
import type { CondicionesLeidas } from '@apremia/workbooks'
import { appendHistorial } from '../historial/append-historial.ts'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { filasInvalidas } from '../platform/http/app-error.ts'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import {
  insertCondiciones,
  listAbogadosConocidos,
  lockCondiciones,
  updateCondicion,
} from './condiciones-repo.ts'

/**
 * Saves all the rows of the workbook of legal conditions, or none (D86). Stored conditions that the workbook does not
 * have stay unchanged.
 */
export const loadCondiciones: Handler<'loadCondiciones'> = async (
  { db, ahora },
  { sesion, files },
) => {
  const file = requireFile(files, 'file')
  const leidas = await withWorker<LibroOperations, CondicionesLeidas>(
    LIBRO_WORKER,
    LECTURA,
    (worker) => worker.call('leerCondiciones', { path: file.path }),
  )
  return db.transaction(async (tx) => {
    const guardadas = await lockCondiciones(tx)
    const abogados = await listAbogadosConocidos(tx)
    const { errores, altas, cambios, iguales } = compareCondiciones(
      leidas.hoja,
      leidas.filas,
      abogados,
      guardadas,
    )
    const todos = [...leidas.errores, ...errores].sort((a, b) => a.fila - b.fila)
    if (todos.length > 0) throw filasInvalidas(todos)
    await insertCondiciones(tx, altas)
    for (const { antes, despues } of cambios) await updateCondicion(tx, antes.id, despues)
    if (altas.length + cambios.length > 0) {
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'load-condiciones',
        entidad: 'condicion-legal',
        entidadId: '',
        descripcion: `Carga de condiciones legales de «${file.name}»: ${altas.length} agregadas, ${cambios.length} modificadas, ${iguales} sin cambios.`,
        antes: cambios.map(({ antes }) => antes),
        despues: { planilla: file.sha256, altas, cambios: cambios.map(({ despues }) => despues) },
      })
    }
    return { altas: altas.length, cambios: cambios.length, iguales, avisos: [...leidas.avisos] }
  })
}
