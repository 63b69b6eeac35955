import { interpolar, type RangoDeTitulos, textos, validateNumeroInicio } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { tituloContador } from './numeracion-table.ts'
import type { PedidoDeLote } from './pedido-de-lote.ts'

/**
 * Returns the last number given to an executive title. With `lock`, no other transaction can take title numbers until
 * the caller's transaction ends.
 */
export const findUltimo = async (db: Queryable, lock = false): Promise<number> => {
  const query = db.select().from(tituloContador).where(eq(tituloContador.id, 1))
  const [row] = await (lock ? query.for('update') : query)
  if (row === undefined) throw new Error('Falta el contador de títulos')
  return row.ultimo
}

interface Numeracion {
  readonly ultimo: number
  /** Number of executive titles in the batch. A check that runs before the titles are counted uses 1. */
  readonly cantidad?: number
  readonly anterior?:
    | { readonly id: string; readonly desde: number; readonly hasta: number }
    | undefined
}

export const describeAnterior = ({ desde, hasta }: { desde: number; hasta: number }): string =>
  interpolar(textos.titulos.planillaRepetida, { desde, hasta })

const decideInicio = (pedido: PedidoDeLote, ultimo: number, cantidad: number) =>
  validateNumeroInicio({
    texto: pedido.inicio,
    ultimo,
    cantidad,
    confirmaSalto: pedido.confirmaSalto,
    motivoSalto: pedido.motivoSalto,
  })

const MENOR = 'titulo.inicio-menor'

/**
 * Returns the specification's error message when the first number of the batch is not greater than `ultimo`, the last
 * issued title number. Returns '' otherwise.
 */
export const describeMenor = (pedido: PedidoDeLote, ultimo: number): string => {
  const decision = decideInicio(pedido, ultimo, 1)
  const menor = decision.ok ? undefined : decision.motivos.find(({ codigo }) => codigo === MENOR)
  return menor?.mensaje ?? ''
}

/**
 * Checks the first executive title number of a batch, and returns the range of the numbers of the batch.
 *
 * @throws AppError 409 for a taken number, and for skipped numbers that the person did not confirm. 400 for any other
 * fault
 */
export const checkInicio = (
  pedido: PedidoDeLote,
  { ultimo, cantidad = 1, anterior }: Numeracion,
): RangoDeTitulos => {
  const decision = decideInicio(pedido, ultimo, cantidad)
  if (decision.ok) return decision.valor
  const [motivo] = decision.motivos
  const message = decision.motivos.map(({ mensaje }) => mensaje).join(' ')
  const inicio = Number(pedido.inicio)
  if (motivo?.codigo === MENOR) {
    const donde = anterior && { lote: anterior.id, desde: anterior.desde, hasta: anterior.hasta }
    throw new AppError(
      409,
      'numero-tomado',
      anterior ? `${message}. ${describeAnterior(anterior)}` : message,
      { detalle: { ultimo, inicio, ...donde } },
    )
  }
  if (motivo?.codigo === 'titulo.salto-sin-confirmar') {
    throw new AppError(409, 'salto-de-numeracion', message, {
      detalle: { ultimo, inicio, desde: ultimo + 1, hasta: inicio - 1 },
    })
  }
  throw new AppError(400, 'campos-invalidos', message, {
    fields: decision.motivos.map(({ campo, mensaje }) => ({ field: campo, message: mensaje })),
  })
}
