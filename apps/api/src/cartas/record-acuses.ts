import { type AcuseDecidido, type AcusePedido, nombreDeNumeroDeCarta } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { refreshPrescripcionesDe } from '../casos/prescripciones-guardadas.ts'
import { findIntimados } from '../emision-de-cartas/cartas-repo.ts'
import { appendCambios } from '../historial/append-historial.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { cartaAcuse } from './carta-table.ts'
import { checkAcuses, type FilaDeAcuse } from './check-acuses.ts'

interface PedidoDeAcuses {
  readonly sesion: Sesion
  readonly ahora: Date
  readonly operacion: string
  readonly pedidos: readonly AcusePedido[]
  /**
   * Stores the uploaded scan of the acknowledgement of receipt and returns its hash. Returns null when the request has
   * no scan. A scan stored by an earlier request is then kept.
   */
  readonly keepEscaneo: () => Promise<string | null>
}

const toFila = (
  { numero, valido: { dni: receptorDni, ...resto } }: AcuseDecidido,
  { sesion, ahora: anotado }: PedidoDeAcuses,
  escaneo: string | null,
): FilaDeAcuse => ({ numero, ...resto, receptorDni, escaneo, dni: sesion.dni, anotado })

const contentOf = ({ anotado: _, dni: __, ...fila }: FilaDeAcuse) => fila

export const recordAcuses = async (tx: Tx, pedido: PedidoDeAcuses): Promise<number> => {
  const { sesion, ahora, operacion, pedidos, keepEscaneo } = pedido
  const { anotados, acuses } = await checkAcuses(tx, sesion, pedidos, ahora)
  const escaneo = await keepEscaneo()
  const filas = acuses.map((acuse) =>
    toFila(acuse, pedido, escaneo ?? anotados.get(acuse.numero)?.escaneo ?? null),
  )
  const corregidos = [...anotados.keys()]
  if (corregidos.length > 0)
    await tx
      .delete(cartaAcuse)
      .where(sql`${cartaAcuse.numero} = any(${sql.param(corregidos)}::integer[])`)
  await insertRows(tx, cartaAcuse, filas)
  const numeros = filas.map(({ numero }) => numero)
  await refreshPrescripcionesDe(tx, await findIntimados(tx, numeros))
  await appendCambios(
    tx,
    filas.map((fila, i) => {
      const antes = anotados.get(fila.numero)
      const correccion = acuses[i]?.correccion ?? ''
      return {
        momento: ahora,
        actor: sesion,
        operacion,
        entidad: 'carta',
        entidadId: String(fila.numero),
        descripcion: `${antes ? 'Corrección del acuse' : 'Acuse'} de la carta Nº ${nombreDeNumeroDeCarta(fila.numero)}${antes ? `: ${correccion}` : ''}.`,
        antes: antes ? contentOf(antes) : null,
        despues: { ...contentOf(fila), ...(antes && { correccion }) },
      }
    }),
  )
  return filas.length
}
