import { wireAmount } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { loadLiquidacion } from './load-liquidacion.ts'

export const getLiquidacion: Handler<'getLiquidacion'> = async (services, { sesion, query }) => {
  const { deuda, liquidacion, importesViejos, tasaDistinta, notas, alcance, hayOtro } =
    await loadLiquidacion(services, sesion, query)
  const { al, desde, hasta, periodos, sinActualizar, saldos, ...sumas } = liquidacion
  return {
    ...{ ...deuda.clave, contribuyente: deuda.contribuyentes.join('; '), abogado: deuda.codigo },
    ...{ al, desde, hasta, importes_viejos: importesViejos ?? '', notas },
    ...{ tasa_distinta: tasaDistinta, alcance, hay_otro_alcance: hayOtro },
    periodos: periodos.map(({ anio, cuota, vencimiento, tramos, ...uno }) => ({
      ...{ anio, cuota, vencimiento, liquidado_al: uno.liquidadoAl, tramos: [...tramos] },
      ...{ capital: wireAmount(uno.capital), interes: wireAmount(uno.interes) },
      ...{ agregado: wireAmount(uno.agregado), total: wireAmount(uno.total) },
    })),
    sin_actualizar: sinActualizar.map(({ total, ...uno }) => ({
      ...uno,
      total: wireAmount(total),
    })),
    saldos: saldos.map(({ anio, cuota }) => ({ anio, cuota })),
    ...{ capital: wireAmount(sumas.capital), interes: wireAmount(sumas.interes) },
    ...{ agregado: wireAmount(sumas.agregado), subtotal: wireAmount(sumas.subtotal) },
    ...{ aparte: wireAmount(sumas.aparte), a_favor: wireAmount(sumas.aFavor) },
    total: wireAmount(sumas.total),
  }
}
