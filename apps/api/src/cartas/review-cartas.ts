import { sumCentavos, wireAmount } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { decidePedido } from './decide-pedido.ts'

export const reviewCartas: Handler<'reviewCartas'> = async (services, { sesion, body }) => {
  const { cartas, impedimentos, listos, listas, vencimiento, siguiente } = await decidePedido(
    services,
    sesion,
    body,
  )
  const wire = ({ fecha, avisos }: typeof vencimiento) => ({ fecha, avisos: [...avisos] })
  return {
    vencimiento: wire(vencimiento),
    siguiente: siguiente === null ? null : wire(siguiente),
    cartas: cartas.map(({ deudor, abogado, imponibles, total }) => ({
      deudor: deudor.nombre,
      domicilio: deudor.domicilio,
      abogado: abogado.codigo,
      imponibles: imponibles.length,
      total: wireAmount(total),
    })),
    total: wireAmount(sumCentavos(cartas.map(({ total }) => total))),
    impedimentos: impedimentos.map(({ campo, mensaje }) => ({ campo, mensaje })),
    listos: [...listos],
    listas,
  }
}
