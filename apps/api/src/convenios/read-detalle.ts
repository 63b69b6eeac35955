import {
  addCentavos,
  anticipoMinimo,
  CERO,
  type Centavos,
  type ConvenioDatos,
  type DeudaReconocida,
  esCodigoDePlan,
  type FilaDeParametro,
  liquidateHonorarios,
  nombreDePlan,
  nombreSinCatalogo,
  type PagoDeHonorarios,
  parametrosDePlan,
  splitPago,
  sumLineas,
  sumPeriodos,
} from '@apremia/core'
import {
  categoriaDeDetalle,
  type FilaDeDetalle,
  type FilaDePlan,
  parametrosDe,
} from './detalle-repo.ts'

type Deuda = Pick<
  ConvenioDatos,
  'clase' | 'deudas' | 'capital' | 'interes' | 'total' | 'aPagar' | 'honorarios' | 'pago'
>

const ofPlan = (plan: FilaDePlan) => (fila: { recurso: string; imponible: number }) =>
  fila.recurso === plan.recurso && fila.imponible === plan.imponible

export const minimoDe = (
  fila: FilaDeDetalle,
  plan: FilaDePlan,
  filas: readonly FilaDeParametro[],
): Centavos => {
  if (!esCodigoDePlan(plan.plan_tipo)) return CERO
  const { total } = sumLineas(fila.periodos.filter(ofPlan(plan)))
  return anticipoMinimo(
    plan.plan_tipo,
    total,
    parametrosDePlan(parametrosDe(fila, filas), fila.fechaconf),
  )
}

const toDeuda = (
  fila: FilaDeDetalle,
  plan: FilaDePlan,
  origenDeVencimientos: string,
): DeudaReconocida => {
  const periodos = fila.periodos.filter(ofPlan(plan)).map(({ anio, cuota, capital, interes }) => ({
    anio,
    cuota,
    capital,
    interes,
    total: addCentavos(capital, interes),
  }))
  return {
    imponible: String(plan.imponible),
    recurso: plan.recurso,
    recursoNombre: plan.recurso_nombre ?? nombreSinCatalogo(plan.recurso),
    contribuyente: plan.contribuyente,
    periodos,
    ...sumPeriodos(periodos),
    plan: {
      codigo: plan.plan_tipo,
      nombre: nombreDePlan(plan.plan_tipo),
      descuento: plan.descuento,
      financiacion: plan.financiacion,
      tasa: plan.tasa === '' ? null : { texto: plan.tasa, etiqueta: plan.tasa_origen },
      anticipo: plan.anticipo,
      aPagar: plan.monto,
      cuotas: fila.cuotas.filter(ofPlan(plan)).map(({ cuota, capital, interes, vencimiento }) => ({
        cuota,
        capital,
        interes,
        monto: addCentavos(capital, interes),
        vencimiento,
      })),
      origenDeVencimientos,
    },
  }
}

const payOf = (fila: FilaDeDetalle, total: Centavos): PagoDeHonorarios => ({
  forma: fila.forma,
  ...splitPago(total, {
    clase: fila.clase_de_pago,
    montopago: fila.montopago,
    cuotaspago: fila.cuotaspago,
  }),
})

/**
 * Computes the debt and fees of a stored agreement from its own amounts and percentages, with the tax rates of the
 * signing day (D28, D29).
 */
export const readDeuda = (fila: FilaDeDetalle, actuales: readonly FilaDeParametro[]): Deuda => {
  const filas = parametrosDe(fila, actuales)
  const { origenDeVencimientos } = parametrosDePlan(filas, fila.fechaconf)
  const deudas = fila.planes.map((plan) => toDeuda(fila, plan, origenDeVencimientos))
  const suma = sumPeriodos(deudas)
  const honorarios = liquidateHonorarios(
    {
      deuda: suma.total,
      estado: fila.estado,
      judicial: fila.judicial,
      estporc: fila.estporc,
      estgstfijo: fila.estgstfijo,
      otgastos: fila.otgastos,
      responsableInscripto: fila.inscripto,
    },
    filas,
    fila.fechaconf,
  )
  return {
    clase: categoriaDeDetalle(fila),
    deudas,
    ...suma,
    aPagar: addCentavos(...deudas.map(({ plan }) => plan.aPagar)),
    honorarios,
    pago: payOf(fila, honorarios.total),
  }
}
