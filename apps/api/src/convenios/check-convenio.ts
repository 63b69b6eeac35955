import {
  addCentavos,
  type ConvenioDecidido,
  claveDePlan,
  fechaEnZona,
  type Motivo,
  readDiaDeFirma,
  sumPeriodos,
  valorDeParametro,
  wireAmount,
} from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findImportesViejos } from './assert-importes.ts'
import { toArancel, toLiquidacion, toPlan, toReparto } from './convenio-wire.ts'
import type { FilaDeDetalle } from './detalle-repo.ts'
import { deudaGuardada, evaluateConvenio, planesGuardados } from './evaluate-convenio.ts'
import { findEstadoPropuesto } from './find-estado-propuesto.ts'
import { loadPeriodos } from './load-periodos.ts'
import { motivoDeFalla, offerPlanes } from './offer-planes.ts'
import { type PeriodoPedido, readCuotas, readOfrecer, readPlanes } from './read-seleccion.ts'
import { reviewPapel } from './review-papel.ts'
import { tecleadoDe } from './tecleado-de.ts'
import { findVisible } from './visible.ts'

const periodosDe = ({ periodos }: FilaDeDetalle): PeriodoPedido[] =>
  periodos.map(({ recurso, imponible, anio, cuota }) => ({
    recurso,
    imponible: String(imponible),
    anio,
    cuota,
    visto: null,
  }))

/** Builds the preview of an agreement. Returns null when the selected tax periods or their plans have errors. */
const toResumen = ({ periodos, planes, liquidacion, pago, ...decidido }: ConvenioDecidido) => {
  if (!periodos || !planes) return null
  const suma = sumPeriodos(periodos)
  return {
    abogado: decidido.abogado,
    capital: wireAmount(suma.capital),
    interes: wireAmount(suma.interes),
    total: wireAmount(suma.total),
    a_pagar: wireAmount(addCentavos(...planes.map(({ plan }) => plan.aPagar))),
    titulos: [...new Set(decidido.titulos)].sort((a, b) => a - b),
    planes: planes.map(({ recurso, imponible, plan }) => ({
      ...{ r: recurso, i: Number(imponible) },
      ...toPlan(plan),
    })),
    arancel: decidido.arancel && toArancel(decidido.arancel),
    liquidacion: liquidacion && toLiquidacion(liquidacion),
    pago: pago && toReparto(pago),
  }
}

/**
 * Checks an agreement as its creation does, but saves nothing. Also lists the payment plans available to the properties
 * or businesses that the request names in `ofrecer` (D47).
 */
export const checkConvenio: Handler<'checkConvenio'> = async (services, { sesion, body }) => {
  const { clase, abogado, estporc, convenio } = body
  const previo = convenio === null ? null : await findVisible(services.db, sesion, convenio)
  const pedidos = await readCuotas(body.cuotas_plan)
  const ofrecer = await readOfrecer(body.ofrecer)
  const filas = await listParametros(services.db)
  // When the request sends no tax periods, the check uses the periods of the stored agreement, as an edit does.
  const guardado = pedidos.length === 0 ? previo : null
  const planesPedidos = guardado ? planesGuardados(guardado, filas) : await readPlanes(body.planes)
  // Reading the present debt of a property or business is one call to the municipality. The debt is therefore requested
  // only for the properties or businesses that need plans.
  const claves = new Set(ofrecer.map(claveDePlan))
  const porLeer = guardado
    ? periodosDe(guardado).filter((periodo) => claves.has(claveDePlan(periodo)))
    : pedidos
  const fallas = new Map<string, Motivo>()
  const hoyDeuda = await loadPeriodos(
    services,
    sesion,
    porLeer,
    previo?.id ?? null,
    // The debt of a property or business may be unreadable. When the request asks for plans (`ofrecer`), only that
    // property or business gets an error. Otherwise, the whole call fails.
    ofrecer.length === 0
      ? undefined
      : (clave, falla) => void fallas.set(claveDePlan(clave), motivoDeFalla(clave, falla)),
  )
  const firma = readDiaDeFirma(body.fechaconf, fechaEnZona(services.ahora()))
  const ofrecido = {
    imponibles: await offerPlanes(services, sesion, {
      clase,
      abogado,
      firma,
      ofrecer,
      deuda: hoyDeuda,
      fallas,
    }),
    tope_de_cuotas: valorDeParametro(filas, 'plan.topeCuotas', firma),
  }
  if (guardado === null && fallas.size > 0) {
    // If the debt of a property or business is unknown, the agreement cannot be checked. The answer must not suggest
    // that nothing is owed.
    const motivos = [...fallas.values()]
    return {
      ...{ ok: false, motivos, avisos: [], resumen: null },
      ...{ ...ofrecido, faltan_del_papel: [], estado_propuesto: null },
    }
  }
  const deuda = guardado ? deudaGuardada(guardado) : hoyDeuda
  const decidido = await evaluateConvenio(services, sesion, {
    clase,
    abogado,
    estporc,
    deuda,
    planes: planesPedidos,
    tecleado: tecleadoDe(body),
    previo,
  })
  const { motivos, avisos } = decidido
  // State that the form proposes for the agreement. The state reveals whether the debt is in court. It is therefore
  // absent when the person may see none of the tax periods.
  const habitual =
    decidido.periodos && deuda.elegidos.length > 0
      ? await findEstadoPropuesto(services.db, clase, deuda.elegidos, decidido.titulos)
      : undefined
  const papel = await reviewPapel(services.db, clase, filas, firma, decidido)
  const viejos = await findImportesViejos(services.db, deuda, services.ahora())
  return {
    ok: motivos.length === 0,
    motivos: [...motivos],
    avisos: [...avisos, ...papel.avisos, ...viejos],
    resumen: toResumen(decidido),
    ...ofrecido,
    faltan_del_papel: [...papel.faltas],
    estado_propuesto: habitual?.id ?? null,
  }
}
