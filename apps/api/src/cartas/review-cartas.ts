import { sumCentavos, wireAmount } from '@apremia/core'
import { decidePedido } from '../emision-de-cartas/decide-pedido.ts'
import { findRepetidasDeHoy } from '../emision-de-cartas/repetidas.ts'
import type { Handler } from '../platform/http/mount.ts'
import { isReparo } from '../radicaciones/pide-motivo.ts'

export const reviewCartas: Handler<'reviewCartas'> = async (services, { sesion, body }) => {
  const decidido = await decidePedido(services, sesion, body)
  const { cartas, impedimentos, listos, listas, vencimiento, siguiente, propuesto } = decidido
  const repetidas = await findRepetidasDeHoy(services.db, decidido)
  const wire = ({ fecha, avisos }: typeof vencimiento) => ({ fecha, avisos: [...avisos] })
  return {
    vencimiento: wire(vencimiento),
    siguiente: siguiente === null ? null : wire(siguiente),
    propuesto,
    cartas: cartas.map(({ deudor, abogado, imponibles, total }) => ({
      deudor: deudor.nombre,
      domicilio: deudor.domicilio,
      abogado: abogado.codigo,
      ...{ imponibles: imponibles.length, otros: deudor.otros.length },
      total: wireAmount(total),
    })),
    total: wireAmount(sumCentavos(cartas.map(({ total }) => total))),
    impedimentos: impedimentos.map(({ codigo, campo, mensaje }) => ({
      ...{ campo, mensaje },
      ...(isReparo(codigo) && { forzable: true }),
    })),
    repetidas: repetidas.map((una) => ({ ...una, imponibles: [...una.imponibles] })),
    listos: [...listos],
    listas,
  }
}
