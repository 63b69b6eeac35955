import { createHash } from 'node:crypto'
import {
  type CartaDatos,
  conDireccionDeVerificacion,
  formatFecha,
  interpolar,
  sumCentavos,
  textos,
} from '@apremia/core'
import { VERSION_CARTA } from '@apremia/documents/versiones'
import { cartaLote } from '../cartas/carta-table.ts'
import { newCodigo } from '../documentos/new-codigo.ts'
import { appendCambios, type Cambio } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { insertCartas } from './cartas-repo.ts'
import type { PedidoDecidido } from './decide-pedido.ts'
import { assertSinRepetir } from './repetidas.ts'

export type CuerpoDeCartas = Parameters<Handler<'createCartas'>>[1]['body']

export const huellaDeCartas = (body: CuerpoDeCartas): string => {
  const { clase, imponibles, vencimiento, formato, omitir, sinActuacion, motivoForzar } = body
  const forzado = motivoForzar === '' ? [] : [motivoForzar]
  const aTodos = body.destinatarios === 'todos' ? ['todos'] : []
  const pedido = [
    clase,
    imponibles,
    vencimiento,
    formato,
    omitir,
    sinActuacion,
    ...forzado,
    ...aTodos,
  ]
  return createHash('sha256').update(JSON.stringify(pedido)).digest('hex')
}

export const numerar = (
  { cartas, direccionPublica }: Pick<PedidoDecidido, 'cartas' | 'direccionPublica'>,
  ultimo: number,
): CartaDatos[] =>
  cartas.map((borrador, i) => {
    const codigoVerificacion = newCodigo()
    return {
      ...borrador,
      ...{ numero: ultimo + 1 + i, codigoVerificacion },
      ...conDireccionDeVerificacion(direccionPublica, codigoVerificacion),
    }
  })

export interface LoteNuevo {
  readonly id: string
  readonly sesion: Sesion
  readonly creado: Date
  readonly body: CuerpoDeCartas
  readonly clave: string | null
  readonly decidido: PedidoDecidido
}

/**
 * Inserts a batch and its letters, whose numbers the same transaction took.
 *
 * @throws AppError 409 when the letters repeat letters of today and the request does not allow that
 */
export const insertLote = async (
  tx: Tx,
  { id, sesion, creado, body, clave, decidido }: LoteNuevo,
  cartas: readonly CartaDatos[],
): Promise<void> => {
  if (body.repetir !== '1') await assertSinRepetir(tx, decidido)
  const desde = cartas[0]?.numero ?? 0
  const hasta = desde + cartas.length - 1
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
}

const cambiosDeIntimados = (
  { sesion, creado, id }: LoteNuevo,
  cartas: readonly CartaDatos[],
): Cambio[] =>
  cartas.flatMap(({ numero, imponibles }) =>
    imponibles.map(({ imponible, recurso, total }) => ({
      ...{ momento: creado, actor: sesion, operacion: 'create-cartas' },
      ...{ entidad: 'carta', entidadId: String(numero), inmueble: imponible, recurso },
      descripcion: interpolar(textos.cartas.historial, {
        numero: numero ?? '',
        imponible: `${imponible} ${recurso}`,
      }),
      despues: { lote: id, total },
    })),
  )

/**
 * Adds a batch of letters to the audit history. One row has the chosen due date (D65). Each property or business of a
 * letter has another row (D189). Call this function last in the transaction.
 */
export const noteLote = (
  tx: Tx,
  lote: LoteNuevo,
  numeradas: readonly CartaDatos[],
): Promise<void> => {
  const { id, sesion, creado, body, decidido } = lote
  const { cartas, vencimiento, siguiente, impedimentos, forzados } = decidido
  const ultimo = (numeradas[0]?.numero ?? 1) - 1
  const cantidad = cartas.length
  const hasta = ultimo + cantidad
  const delLote: Cambio = {
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
      // Warnings about the chosen due date. The person saw them before choosing that date.
      avisos: vencimiento.avisos,
      mes: body.vencimiento,
      sinActuacion: body.sinActuacion === '1',
      repetidas: body.repetir === '1',
      ofrecido: siguiente?.fecha ?? null,
      impedimentos: impedimentos.map(({ mensaje }) => mensaje),
      ...(forzados.length > 0 && { forzados, motivoForzar: body.motivoForzar.trim() }),
    },
  }
  return appendCambios(tx, [...cambiosDeIntimados(lote, numeradas), delLote])
}
