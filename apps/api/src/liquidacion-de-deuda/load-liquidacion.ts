import {
  avisoDeImportesViejos,
  citeFundamento,
  describeFueraDeConstancia,
  describeTasasDistintas,
  type Fecha,
  fechaEnZona,
  interpolar,
  liquidateDeuda,
  parseFecha,
  textos,
  valorDeParametro,
  writeReglasDeLiquidacion,
} from '@apremia/core'
import { loadDeudaEnGestion } from '../convenios/load-deuda-en-gestion.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { findOrdenanzas } from '../recursos/ordenanzas-repo.ts'
import { findTasas } from '../recursos/tasas-repo.ts'

interface PedidoDeLiquidacionDeCaso {
  readonly imponible: string
  readonly recurso: string
  /** Day of the liquidation. '' for today. */
  readonly al: string
  readonly abogado?: string | undefined
}

const t = textos.liquidacionDeDeuda
const { afuera, hayDeOtro } = textos.constanciaDeDeuda

/**
 * Loads the debt of a case and liquidates it to a day. A case of another lawyer, one that does not exist and one without
 * debt in management have the same answer (T16).
 *
 * @throws AppError 404 without such debt; 409 when the rule refuses; the error of the municipality's service when it does
 * not answer
 */
export const loadLiquidacion = async (
  services: Services,
  sesion: Sesion,
  pedido: PedidoDeLiquidacionDeCaso,
) => {
  const { db, ahora } = services
  const { recurso, abogado = '' } = pedido
  const deuda = await loadDeudaEnGestion(services, sesion, { ...pedido, abogado })
  const imponible = String(Number(pedido.imponible))
  if (deuda === null) throw notFound(interpolar(t.sinDeuda, { recurso, imponible }))
  const hoy = fechaEnZona(ahora())
  const al: Fecha = parseFecha(pedido.al) ?? hoy
  const tasas = await findTasas(db, recurso)
  const decision = liquidateDeuda({ recurso, periodos: deuda.entran, tasas, al, hoy })
  if (!decision.ok) throw camposRechazados(409, 'liquidacion-rechazada', decision.motivos)
  const liquidacion = decision.valor
  if (liquidacion.total <= 0) throw notFound(interpolar(t.sinDeuda, { recurso, imponible }))
  const filas = await listParametros(db)
  const dias = valorDeParametro(filas, 'deuda.diasDeVigencia', hoy)
  const anios = liquidacion.periodos.map(({ anio }) => anio)
  const ordenanzas = await findOrdenanzas(db, recurso)
  const fundamento = citeFundamento(anios, ordenanzas).interes
  return {
    ...{ deuda, liquidacion, filas, hoy },
    importesViejos: avisoDeImportesViejos({ liquidadoAl: deuda.liquidadoAl, hoy, dias }),
    tasaDistinta: describeTasasDistintas(liquidacion, { tasas, ordenanzas }),
    notas: [
      ...writeReglasDeLiquidacion(liquidacion, { tasas, fundamento }),
      ...describeFueraDeConstancia(deuda.afuera, { ...afuera, 'fuera-de-gestion': t.sinAbogado }),
      ...(deuda.otros ? [hayDeOtro] : []),
    ],
  }
}
