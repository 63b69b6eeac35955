import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { isReparo, pideMotivo } from '../radicaciones/pide-motivo.ts'
import { decidePedido, type PedidoDecidido } from './decide-pedido.ts'
import type { CuerpoDeCartas } from './insert-lote.ts'

/**
 * Returns the letters that the request may print. Call this function before the transaction, so that no row stays
 * locked while the municipality's service answers.
 *
 * @throws AppError 403 with the properties or businesses of other lawyers
 * @throws AppError 422 with the data that the letters lack (D140)
 * @throws AppError 409 with the objections that a written reason can override (D175)
 */
export const decideEmision = async (
  services: Pick<Services, 'db' | 'municipio' | 'ahora'>,
  sesion: Sesion,
  body: CuerpoDeCartas,
): Promise<PedidoDecidido> => {
  const decidido = await decidePedido(services, sesion, body)
  const { cartas, impedimentos } = decidido
  if (impedimentos.length > 0 && (body.omitir !== '1' || cartas.length === 0))
    throw impedimentos.every(({ codigo }) => isReparo(codigo))
      ? pideMotivo(impedimentos)
      : camposRechazados(422, 'faltan-datos', impedimentos)
  if (cartas.length === 0) throw new AppError(422, 'sin-cartas', textos.cartas.ninguna)
  return decidido
}
