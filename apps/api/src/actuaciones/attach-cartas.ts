import { type ActuacionValida, textos } from '@apremia/core'
import type { Keep } from '../documentos/transact-keeping.ts'
import { decideEmision } from '../emision-de-cartas/decide-emision.ts'
import type { CuerpoDeCartas, LoteNuevo } from '../emision-de-cartas/insert-lote.ts'
import { type Emision, issueCartas } from '../emision-de-cartas/issue-cartas.ts'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { actuacionDocumento } from './actuacion-documento-table.ts'
import type { PedidoDeGuardar } from './pedido.ts'
import { type CasoPedido, type CasosPedidos, claveDeCaso, clavesDeCasos } from './read-casos.ts'

type CartasPedidas = Pick<LoteNuevo, 'body' | 'decidido'>

/**
 * Decides which letters to print with a legal action. Null when the request asks for no letters. First check that the
 * person may record actions on the properties or businesses.
 *
 * @throws AppError 400 when this type of action prints no letters; 422 with the data that the letters lack (D140)
 */
export const decideCartasDeActuacion = async (
  services: Services,
  {
    sesion,
    body: { carta, destinatarios, formatoDeCartas, repetirCarta, motivoForzar },
  }: PedidoDeGuardar,
  { imprime }: ActuacionValida,
  { clase, casos }: Pick<CasosPedidos, 'clase' | 'casos'>,
): Promise<CartasPedidas | null> => {
  if (carta === '') return null
  if (imprime !== 'carta')
    throw refuseMotivos([
      { codigo: 'actuacion.sin-carta', campo: 'carta', mensaje: textos.actuaciones.sinCarta },
    ])
  const body: CuerpoDeCartas = {
    ...{ clase, imponibles: clavesDeCasos(casos), vencimiento: carta },
    ...{ formato: formatoDeCartas, omitir: '0', sinActuacion: '0', repetir: repetirCarta },
    ...{ motivoForzar, destinatarios },
  }
  return { body, decidido: await decideEmision(services, sesion, body) }
}

export const attachCartas = async (
  tx: Tx,
  keep: Keep,
  { body, decidido }: CartasPedidas,
  { sesion, ahora: creado, lote }: Pick<PedidoDeGuardar, 'sesion' | 'ahora'> & { lote: string },
  filas: readonly { readonly id: number; readonly caso: CasoPedido }[],
): Promise<Emision> => {
  const nuevo = { id: lote, sesion, creado, body, clave: null, decidido }
  const emision = await issueCartas(tx, keep, nuevo)
  const ids = new Map(filas.map(({ id, caso }) => [claveDeCaso(caso), id]))
  const rows = emision.cartas.flatMap(({ documento, nombre, imponibles }) =>
    imponibles.map((imponible) => {
      const actuacion = ids.get(claveDeImponible(imponible))
      if (actuacion === undefined) throw new Error(`${nombre} intima lo que no se actúa`)
      return { actuacion, documento, nombre, dni: sesion.dni, creado }
    }),
  )
  await tx.insert(actuacionDocumento).values(rows)
  return emision
}
