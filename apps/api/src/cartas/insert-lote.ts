import { createHash } from 'node:crypto'
import {
  type BorradorDeCarta,
  type CartaDatos,
  formatFecha,
  interpolar,
  sumCentavos,
  textos,
} from '@apremia/core'
import { VERSION_CARTA } from '@apremia/documents/versiones'
import { newCodigo } from '../documentos/new-codigo.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { cartaLote } from './carta-table.ts'
import { insertCartas } from './cartas-repo.ts'
import type { PedidoDecidido } from './decide-pedido.ts'

export type CuerpoDeCartas = Parameters<Handler<'createCartas'>>[1]['body']

export const huellaDeCartas = (body: CuerpoDeCartas): string => {
  const { clase, imponibles, vencimiento, formato, omitir } = body
  return createHash('sha256')
    .update(JSON.stringify([clase, imponibles, vencimiento, formato, omitir]))
    .digest('hex')
}

const numerar = (borradores: readonly BorradorDeCarta[], desde: number): CartaDatos[] =>
  borradores.map((borrador, i) => ({
    ...borrador,
    numero: desde + i,
    codigoVerificacion: newCodigo(),
  }))

/** A lot to be written: what was asked and what was decided of it. */
export interface LoteNuevo {
  readonly id: string
  readonly sesion: Sesion
  readonly creado: Date
  readonly body: CuerpoDeCartas
  readonly clave: string | null
  readonly decidido: PedidoDecidido
}

/** Writes a lot and its letters with the numbers that follow `ultimo`, taken in the same transaction. */
export const insertLote = async (
  tx: Tx,
  { id, sesion, creado, body, clave, decidido }: LoteNuevo,
  ultimo: number,
): Promise<CartaDatos[]> => {
  const cartas = numerar(decidido.cartas, ultimo + 1)
  const [desde, hasta] = [ultimo + 1, ultimo + cartas.length]
  await tx.insert(cartaLote).values({
    id,
    archivo: interpolar(textos.archivos.cartas, { desde, hasta, formato: body.formato }),
    formato: body.formato,
    categoria: body.clase,
    desde,
    hasta,
    cantidad: cartas.length,
    total: sumCentavos(cartas.map(({ total }) => total)),
    vence: decidido.vencimiento.fecha,
    clave,
    huella: huellaDeCartas(body),
    version: VERSION_CARTA,
    dni: sesion.dni,
    creado,
  })
  await insertCartas(tx, id, cartas)
  return cartas
}

/** The row of the history of a lot, last in its transaction: what was chosen of its date stays there (D65). */
export const noteLote = (
  tx: Tx,
  { id, sesion, creado, body, decidido }: LoteNuevo,
  ultimo: number,
): Promise<void> => {
  const { cartas, vencimiento, siguiente, impedimentos } = decidido
  const cantidad = cartas.length
  const hasta = ultimo + cantidad
  return appendHistorial(tx, {
    momento: creado,
    actor: sesion,
    operacion: 'create-cartas',
    entidad: 'carta-lote',
    entidadId: id,
    descripcion: `Cartas Nº ${ultimo + 1} a ${hasta} (${cantidad}), válidas hasta el ${formatFecha(vencimiento.fecha)}.`,
    antes: { ultimo },
    despues: {
      ultimo: hasta,
      cantidad,
      total: sumCentavos(cartas.map(({ total }) => total)),
      vence: vencimiento.fecha,
      // What the person was told of the date they took.
      avisos: vencimiento.avisos,
      mes: body.vencimiento,
      ofrecido: siguiente?.fecha ?? null,
      impedimentos: impedimentos.map(({ mensaje }) => mensaje),
    },
  })
}
