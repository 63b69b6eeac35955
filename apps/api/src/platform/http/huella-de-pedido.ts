import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'
import type { Adjunto } from './form.ts'

export interface PedidoConNombre {
  readonly body: object
  readonly adjuntos: readonly Pick<Adjunto, 'sha256' | 'name'>[]
}

export const huellaDePedido = ({ body, adjuntos }: PedidoConNombre): string =>
  createHash('sha256')
    .update(JSON.stringify([body, adjuntos.map(({ sha256, name }) => [sha256, name])]))
    .digest('hex')

export const claveDeOtroPedido = (detalle?: Readonly<Record<string, unknown>>): AppError =>
  new AppError(
    422,
    'clave-de-otro-pedido',
    'Este pedido ya se grabó antes, con otros datos u otros archivos. Véalo antes de grabarlo otra vez.',
    { ...(detalle === undefined ? {} : { detalle }) },
  )
