import {
  type AcusePedido,
  type AcuseValido,
  type CartaConAcuse,
  fechaEnZona,
  validateFilasDeAcuses,
} from '@apremia/core'
import type { AcusesLeidos } from '@apremia/workbooks'
import { and, asc, eq, sql } from 'drizzle-orm'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { filasInvalidas } from '../platform/http/app-error.ts'
import { requireFile, type UploadedFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import { carta, cartaAcuse } from './carta-table.ts'
import type { FilaDeAcuse } from './check-acuses.ts'
import { cartasVisibles } from './lista-de-cartas.ts'
import { recordAcuses } from './record-acuses.ts'

const readLibro = ({ path }: UploadedFile): Promise<AcusesLeidos> =>
  withWorker<LibroOperations, AcusesLeidos>(LIBRO_WORKER, LECTURA, (worker) =>
    worker.call('leerAcuses', { path }),
  )

const toValido = (fila: FilaDeAcuse): AcuseValido => {
  const { medio, pieza, resultado, fecha, hora, receptor, vinculo, notificador, motivo } = fila
  const dni = fila.receptorDni
  return { medio, pieza, resultado, fecha, hora, receptor, dni, vinculo, notificador, motivo }
}

const lockConAcuses = async (
  tx: Tx,
  sesion: Sesion,
  numeros: readonly number[],
): Promise<ReadonlyMap<number, CartaConAcuse>> => {
  const rows = await tx
    .select({
      numero: carta.numero,
      fecha: carta.fecha,
      anulada: carta.anulada,
      acuse: cartaAcuse,
    })
    .from(carta)
    .leftJoin(cartaAcuse, eq(cartaAcuse.numero, carta.numero))
    .where(
      and(
        sql`${carta.numero} = any(${sql.param([...numeros])}::integer[])`,
        cartasVisibles(sesion),
      ),
    )
    .orderBy(asc(carta.numero))
    .for('update', { of: carta })
  return new Map(
    rows.map(({ numero, fecha, anulada, acuse }) => [
      numero,
      { fecha, acuse: acuse && toValido(acuse), anulada: anulada !== null },
    ]),
  )
}

/** @throws AppError 422 with every error of every row of the workbook */
const checkLibro = async (
  tx: Tx,
  sesion: Sesion,
  leidos: AcusesLeidos,
  ahora: Date,
): Promise<{ readonly pedidos: readonly AcusePedido[]; readonly iguales: number }> => {
  const { hoja, columnas, filas } = leidos
  const numeros = [...new Set(filas.map(({ numero }) => numero))]
  const { errores, ...decidido } = validateFilasDeAcuses(
    filas,
    await lockConAcuses(tx, sesion, numeros),
    { hoja, columnas, hoy: fechaEnZona(ahora) },
  )
  const todos = [...leidos.errores, ...errores].sort((a, b) => a.fila - b.fila)
  if (todos.length > 0) throw filasInvalidas(todos)
  return decidido
}

export const loadAcusesDeCartas: Handler<'loadAcusesDeCartas'> = async (
  { db, ahora },
  { sesion, files },
) => {
  const leidos = await readLibro(requireFile(files, 'file'))
  return db.transaction(async (tx) => {
    const momento = ahora()
    const { pedidos, iguales } = await checkLibro(tx, sesion, leidos, momento)
    const anotados =
      pedidos.length === 0
        ? 0
        : await recordAcuses(tx, {
            ...{ sesion, ahora: momento, pedidos },
            operacion: 'load-acuses-de-cartas',
            keepEscaneo: async () => null,
          })
    return { anotados, iguales, avisos: [...leidos.avisos] }
  })
}

export const simulateLoadAcusesDeCartas: Handler<'simulateLoadAcusesDeCartas'> = async (
  { db, ahora },
  { sesion, files },
) => {
  const leidos = await readLibro(requireFile(files, 'file'))
  return db.transaction(async (tx) => {
    const { pedidos, iguales } = await checkLibro(tx, sesion, leidos, ahora())
    return { anotados: pedidos.length, iguales, avisos: [...leidos.avisos] }
  })
}
