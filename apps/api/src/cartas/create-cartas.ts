import { createHash, randomUUID } from 'node:crypto'
import {
  type BorradorDeCarta,
  type CartaDatos,
  formatFecha,
  interpolar,
  sumCentavos,
  textos,
} from '@apremia/core'
import { VERSION_CARTA } from '@apremia/documents/carta'
import { newCodigo } from '../documentos/new-codigo.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { cartaLote } from './carta-table.ts'
import { insertCartas, takeNumeros } from './cartas-repo.ts'
import { decidePedido, type PedidoDecidido } from './decide-pedido.ts'
import { findDePedido, findLote } from './lotes-repo.ts'
import { ensureImpresion } from './resume-lote-de-cartas.ts'

type Body = Parameters<Handler<'createCartas'>>[1]['body']

const huellaDe = ({ clase, imponibles, vencimiento, formato, omitir }: Body): string =>
  createHash('sha256')
    .update(JSON.stringify([clase, imponibles, vencimiento, formato, omitir]))
    .digest('hex')

const numerar = (borradores: readonly BorradorDeCarta[], desde: number): CartaDatos[] =>
  borradores.map((borrador, i) => ({
    ...borrador,
    numero: desde + i,
    codigoVerificacion: newCodigo(),
  }))

const describeLote = (
  { desde, hasta, cantidad }: { desde: number; hasta: number; cantidad: number },
  { vencimiento }: PedidoDecidido,
): string =>
  `Cartas Nº ${desde} a ${hasta} (${cantidad}), válidas hasta el ${formatFecha(vencimiento.fecha)}.`

interface Pedido {
  readonly body: Body
  readonly clave: string | null
  readonly huella: string
}

/** Gives the numbers and writes the letters, all in the transaction it is called in, under the lock of the counter. */
const allocate = async (
  { ahora }: Pick<Services, 'ahora'>,
  tx: Tx,
  sesion: Sesion,
  { body, clave, huella }: Pedido,
  decidido: PedidoDecidido,
): Promise<string> => {
  const { cartas, vencimiento, siguiente } = decidido
  const cantidad = cartas.length
  const ultimo = await takeNumeros(tx, cantidad)
  // Sent twice at once: the first one made it.
  const hecho = await findDePedido(tx, sesion.dni, clave, huella)
  if (hecho !== undefined) {
    await takeNumeros(tx, -cantidad)
    return hecho
  }
  const [desde, hasta] = [ultimo + 1, ultimo + cantidad]
  const total = sumCentavos(cartas.map((carta) => carta.total))
  const [id, creado] = [randomUUID(), ahora()]
  await tx.insert(cartaLote).values({
    id,
    archivo: interpolar(textos.archivos.cartas, { desde, hasta, formato: body.formato }),
    formato: body.formato,
    categoria: body.clase,
    desde,
    hasta,
    cantidad,
    total,
    vence: vencimiento.fecha,
    clave,
    huella,
    version: VERSION_CARTA,
    dni: sesion.dni,
    creado,
  })
  await insertCartas(tx, id, numerar(cartas, desde))
  await appendHistorial(tx, {
    momento: creado,
    actor: sesion,
    operacion: 'create-cartas',
    entidad: 'carta-lote',
    entidadId: id,
    descripcion: describeLote({ desde, hasta, cantidad }, decidido),
    antes: { ultimo },
    despues: {
      ultimo: hasta,
      cantidad,
      total,
      vence: vencimiento.fecha,
      // What the person was told of the date they took (D65).
      avisos: vencimiento.avisos,
      mes: body.vencimiento,
      ofrecido: siguiente?.fecha ?? null,
      impedimentos: decidido.impedimentos.map(({ mensaje }) => mensaje),
    },
  })
  return id
}

/**
 * Everything is checked and the numbers are given before the call is answered; the letters are printed afterwards from
 * the stored rows. The same request again, by its `Idempotency-Key`, is answered with the lot it made.
 */
export const createCartas: Handler<'createCartas'> = async (services, call) => {
  const { db } = services
  const { sesion, body, idempotencyKey: clave } = call
  const pedido = { body, clave, huella: huellaDe(body) }
  let id = await findDePedido(db, sesion.dni, clave, pedido.huella)
  if (id === undefined) {
    const decidido = await decidePedido(services, sesion, body)
    const { cartas, impedimentos } = decidido
    if (impedimentos.length > 0 && (body.omitir !== '1' || cartas.length === 0))
      throw camposRechazados(422, 'faltan-datos', impedimentos)
    if (cartas.length === 0) throw new AppError(422, 'sin-cartas', textos.cartas.ninguna)
    id = await db.transaction((tx) => allocate(services, tx, sesion, pedido, decidido))
  }
  const trabajo = await ensureImpresion(services, sesion, id)
  return { lote: await findLote(db, sesion, id), trabajo }
}
