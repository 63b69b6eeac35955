import {
  type CartaARetirar,
  decideRetiroDeCartas,
  interpolar,
  nombreDeNumeroDeCarta,
  type RetiroDeCarta,
  textos,
} from '@apremia/core'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { carta, cartaAcuse, cartaImponible } from '../cartas/carta-table.ts'
import type { Cambio } from '../historial/append-historial.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Trabajos } from '../trabajos/trabajos.ts'
import { reprintLote } from './reprint-lote.ts'

export interface Retiro {
  readonly sesion: Sesion
  readonly momento: Date
  readonly operacion: string
  readonly motivo: string
  /**
   * Id of the batch in which the legal action was saved. The batch of its letters has the same id. Null for a legal
   * action without a batch.
   */
  readonly lote: string | null
  readonly carta: number | null
  readonly casos: readonly {
    readonly tipo: 'I' | 'C'
    readonly imponible: number
    readonly recurso: string
  }[]
}

type Intimado = Pick<
  typeof cartaImponible.$inferSelect,
  'numero' | 'tipo' | 'imponible' | 'recurso'
> & { readonly anulada: boolean; readonly conAcuse: boolean }

const lockCartas = async (tx: Tx, cuales: SQL): Promise<void> => {
  await tx
    .select({ numero: carta.numero })
    .from(carta)
    .where(cuales)
    .orderBy(asc(carta.numero))
    .for('update')
}

/**
 * Locks the letters of a batch until the transaction ends. A request that records the receipt of one of these letters
 * then waits. If that request was committed before, this transaction sees the receipt.
 */
export const lockCartasDeLote = (tx: Tx, lote: string): Promise<void> =>
  lockCartas(tx, eq(carta.lote, lote))

const lockIntimados = async (tx: Tx, cuales: SQL): Promise<Intimado[]> => {
  await lockCartas(tx, cuales)
  return tx
    .select({
      numero: cartaImponible.numero,
      tipo: cartaImponible.tipo,
      imponible: cartaImponible.imponible,
      recurso: cartaImponible.recurso,
      anulada: sql<boolean>`${carta.anulada} is not null`,
      conAcuse: sql<boolean>`${cartaAcuse.numero} is not null`,
    })
    .from(cartaImponible)
    .innerJoin(carta, eq(carta.numero, cartaImponible.numero))
    .leftJoin(cartaAcuse, eq(cartaAcuse.numero, carta.numero))
    .where(and(cuales, isNull(cartaImponible.retirado)))
    .orderBy(asc(cartaImponible.numero), asc(cartaImponible.imponible), asc(cartaImponible.recurso))
}

const claveDe = ({ imponible, recurso }: { imponible: number; recurso: string }): string =>
  claveDeImponible({ imponible: String(imponible), recurso })

const countPorCarta = (
  intimados: readonly Intimado[],
  salen: readonly Intimado[],
): CartaARetirar[] => {
  const de = (numero: number, unos: readonly Intimado[]): number =>
    unos.filter((uno) => uno.numero === numero).length
  const tocadas = new Map(salen.map((uno) => [uno.numero, uno]))
  return [...tocadas.values()].map(({ numero, anulada, conAcuse }) => ({
    ...{ numero, anulada, conAcuse },
    imponibles: de(numero, intimados),
    retirados: de(numero, salen),
  }))
}

const saveRetiro = async (
  tx: Tx,
  { sesion, momento, motivo }: Retiro,
  salen: readonly Intimado[],
  retiros: readonly RetiroDeCarta[],
): Promise<void> => {
  await tx
    .update(cartaImponible)
    .set({ retirado: momento, retiradoPor: sesion.dni, motivoRetiro: motivo })
    .where(
      sql`(${cartaImponible.numero}, ${cartaImponible.tipo}, ${cartaImponible.imponible}, ${cartaImponible.recurso})
        in (select * from json_to_recordset(${JSON.stringify(salen)}::json)
          as x(numero integer, tipo text, imponible integer, recurso text))`,
    )
  const anuladas = retiros.filter(({ anula }) => anula).map(({ numero }) => numero)
  if (anuladas.length === 0) return
  await tx
    .update(carta)
    .set({ anulada: momento, anuladaPor: sesion.dni, motivoAnulacion: motivo })
    .where(inArray(carta.numero, anuladas))
}

const { historial, historialDeRetiro } = textos.cartas.anular

/**
 * Withdraws the properties or businesses of deleted legal actions from the letters that these actions created. Annuls a
 * letter that no longer demands any debt (D189).
 *
 * @returns history rows, which the caller adds last
 * @throws AppError 409 when one of the letters has an acknowledgement
 */
export const retirarDeCartas = async (
  { trabajos }: { readonly trabajos: Pick<Trabajos, 'enqueue'> },
  tx: Tx,
  retiro: Retiro,
): Promise<readonly Cambio[]> => {
  const { sesion, momento, operacion, motivo, lote, casos } = retiro
  const anterior = retiro.carta
  const cuales = anterior === null ? lote && eq(carta.lote, lote) : eq(carta.numero, anterior)
  if (!cuales) return []
  const intimados = await lockIntimados(tx, cuales)
  const claves = new Set(casos.map(claveDe))
  const tocados = intimados.filter((uno) => claves.has(claveDe(uno)))
  const decision = decideRetiroDeCartas(countPorCarta(intimados, tocados))
  if (!decision.ok) throw camposRechazados(409, 'carta-con-acuse', decision.motivos)
  const retiros = new Map(decision.valor.map((uno) => [uno.numero, uno]))
  const salen = tocados.filter(({ numero }) => retiros.has(numero))
  await saveRetiro(tx, retiro, salen, decision.valor)
  if (lote !== null && decision.valor.some(({ anula }) => anula))
    await reprintLote(trabajos, tx, sesion, lote)
  return salen.map(({ numero, imponible, recurso }) => {
    const anula = retiros.get(numero)?.anula === true
    const nombre = `${imponible} ${recurso}`
    return {
      ...{ momento, actor: sesion, operacion, entidad: 'carta', entidadId: String(numero) },
      ...{ inmueble: String(imponible), recurso },
      descripcion: interpolar(anula ? historial : historialDeRetiro, {
        ...{ numero: nombreDeNumeroDeCarta(numero), imponible: nombre, motivo },
      }),
      antes: { anulada: false, intima: true },
      despues: { anulada: anula, intima: false, motivo },
    }
  })
}
