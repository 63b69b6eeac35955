import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  addCentavos,
  type CargoLiquidado,
  type CuotaPactada,
  describeCaducidad,
  type EstadoDeConvenio,
  type FilaDeParametro,
  type LiquidacionDeHonorarios,
  nombreDeAportes,
  type PagoDeHonorarios,
  type PlanDeImponible,
  type PlanSimulado,
  sumPeriodos,
  textos,
  wireAmount,
} from '@apremia/core'
import { toCabecera } from '../municipio/embebido/convenios-repo.ts'
import type { FilaDeDetalle, FilaDePlan } from './detalle-repo.ts'
import type { Cobranza } from './load-aviso.ts'
import { minimoDe, readDeuda } from './read-detalle.ts'

export type DetalleWire = ReplyOf<Contract['getConvenio']>

const toCargo = ({ base, porcentaje, monto }: CargoLiquidado) => ({
  base: wireAmount(base),
  porcentaje,
  monto: wireAmount(monto),
})

export const toArancel = ({ estporc, estgasto, jus }: EstadoDeConvenio) => ({
  porcentual: estporc,
  gastofijo: estgasto,
  jus: jus && wireAmount(jus),
})

export const toLiquidacion = (l: LiquidacionDeHonorarios) => ({
  estado: l.estado,
  judicial: l.judicial,
  sobre_deuda: toCargo(l.sobreDeuda),
  gasto_fijo: wireAmount(l.gastoFijo),
  otros_gastos: wireAmount(l.otrosGastos),
  tope: l.tope ? { porcentaje: l.tope.porcentaje, recorte: wireAmount(l.tope.recorte) } : null,
  honorarios: wireAmount(l.honorarios),
  iva: toCargo(l.iva),
  aportes: toCargo(l.aportes),
  nombre_de_aportes: nombreDeAportes(l),
  tasa_de_justicia: toCargo(l.tasaDeJusticia),
  sobretasa: toCargo(l.sobretasa),
  bono: l.bono === undefined ? null : wireAmount(l.bono),
  anticipo: l.anticipo === undefined ? null : wireAmount(l.anticipo),
  total: wireAmount(l.total),
})

export const toReparto = ({ forma, alContado, cuotas }: PagoDeHonorarios) => ({
  forma,
  al_contado: wireAmount(alContado),
  cuotas: cuotas.map(({ cuota, monto }) => ({ cuota, monto: wireAmount(monto) })),
})

const toCuota = ({ cuota, capital, interes, monto, vencimiento }: CuotaPactada) => ({
  cuota,
  capital: wireAmount(capital),
  interes: wireAmount(interes),
  monto: wireAmount(monto),
  vencimiento,
})

export const toPlan = (plan: PlanSimulado) => ({
  plan: plan.plan,
  nombre: plan.nombre,
  cambiado_de: plan.cambiadoDe,
  capital: wireAmount(plan.capital),
  interes: wireAmount(plan.interes),
  total: wireAmount(plan.total),
  descuento: wireAmount(plan.descuento),
  financiacion: wireAmount(plan.financiacion),
  tasa: plan.tasa && { texto: plan.tasa.texto, etiqueta: plan.tasa.etiqueta },
  anticipo: wireAmount(plan.anticipo),
  a_pagar: wireAmount(plan.aPagar),
  cuotas: plan.cuotas.map(toCuota),
  origen_de_vencimientos: plan.origenDeVencimientos,
})

export const toInstantanea = (planes: readonly PlanDeImponible[]) =>
  planes.map(({ recurso, imponible, periodos, plan }) => ({
    recurso,
    imponible,
    periodos,
    plan: toPlan(plan),
  }))

const toPlanes = (
  fila: FilaDeDetalle,
  deudas: ReturnType<typeof readDeuda>['deudas'],
  filas: readonly FilaDeParametro[],
) =>
  deudas.map(({ plan, ...deuda }, i) => {
    const guardado = fila.planes[i] as FilaDePlan
    const { estado_retiro, retiro, i50 } = guardado
    return {
      r: deuda.recurso,
      i: Number(deuda.imponible),
      // An agreement of the former system may have the number of instalments but no list of them.
      c: plan.cuotas.length || guardado.cuotas,
      m: wireAmount(plan.aPagar),
      cnt: deuda.contribuyente,
      plan: plan.codigo,
      i50,
      estado_retiro,
      // The plan of an unconfirmed agreement shows 'unconfirmed' in place of its stored state, such as pending or
      // withdrawn (D39).
      estado_retiro_nombre: fila.fc_confirma === null ? textos.planes.sinConfirmar : retiro,
      nombre: plan.nombre,
      capital: wireAmount(deuda.capital),
      interes: wireAmount(deuda.interes),
      total: wireAmount(deuda.total),
      descuento: wireAmount(plan.descuento),
      financiacion: wireAmount(plan.financiacion),
      tasa: plan.tasa,
      anticipo: wireAmount(plan.anticipo),
      anticipo_minimo: wireAmount(minimoDe(fila, guardado, filas)),
      a_pagar: wireAmount(plan.aPagar),
      cuotas: plan.cuotas.map(toCuota),
      origen_de_vencimientos: plan.origenDeVencimientos,
    }
  })

export const toDetalle = (
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
  { cobranza, aviso }: Cobranza,
  titulos: readonly number[],
): Omit<DetalleWire, 'avisos'> => {
  const { deudas, clase, aPagar, honorarios, pago } = readDeuda(fila, filas)
  const { capital, interes, total } = sumPeriodos(deudas)
  const planes = toPlanes(fila, deudas, filas)
  const periodos = fila.periodos.map((periodo) => ({
    r: periodo.recurso,
    i: periodo.imponible,
    a: periodo.anio,
    c: periodo.cuota,
    capital: wireAmount(periodo.capital),
    interes: wireAmount(periodo.interes),
    total: wireAmount(addCentavos(periodo.capital, periodo.interes)),
  }))
  return {
    ...toCabecera(fila),
    firma_caracter_id: fila.firma_caracter_id,
    firma_caracter_nombre: fila.caracter,
    firma_caracter_otros: fila.firma_caracter_otros,
    estado_id: fila.estado_id,
    estado_nombre: fila.estado,
    estporc: fila.estporc,
    estgstfijo: wireAmount(fila.estgstfijo),
    otgastos: wireAmount(fila.otgastos),
    obsotgastos: fila.obsotgastos,
    titulo: fila.titulo,
    titulos: [...titulos],
    frmpg_id: fila.frmpg_id,
    frmpg_nombre: fila.forma,
    montopago: wireAmount(fila.montopago),
    cuotaspago: fila.cuotaspago,
    obs: fila.obs,
    version: fila.version,
    clase,
    planes: JSON.stringify(
      planes.map(({ r, i, i50, c, m, cnt, plan }) => ({ r, i, i50, c, m, cnt, plan })),
    ),
    cuotas_plan: JSON.stringify(
      periodos.map(({ r, i, a, c }) => ({ imponible: i, recurso: r, anio: a, cuota: c })),
    ),
    convenio_convpp: planes,
    convenio_convppcuotas: periodos,
    capital: wireAmount(capital),
    interes: wireAmount(interes),
    total: wireAmount(total),
    a_pagar: wireAmount(aPagar),
    liquidacion: toLiquidacion(honorarios),
    pago: toReparto(pago),
    cobranza,
    aviso_caducidad: aviso
      ? { causa: aviso.causa, texto: describeCaducidad(aviso), desde: aviso.desde }
      : null,
    documento: fila.documento ?? '',
  }
}
