import {
  CATALOGO_INICIAL,
  type Centavos,
  type CodigoDePlan,
  choosePlan,
  clampCuotas,
  comparePlanes,
  esCodigoDePlan,
  FILAS_INICIALES,
  findPlanesPosibles,
  formatCentavos,
  formatFecha,
  parametrosDePlan,
  pickPlan,
  simulatePlan,
  switchPlan,
  TIPOS_DE_PLAN,
  vencimientoDeCuota,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  EntradaInvalida,
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readImporte,
  readListaDeEntrada,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { readFilasDeParametro } from './read-parametro.ts'
import { writeDecision } from './write-salida.ts'

export const readPlan = (valor: unknown, campo: string): CodigoDePlan => {
  const texto = readTexto(valor, campo)
  if (!esCodigoDePlan(texto)) throw new EntradaInvalida(`${campo}: no hay ningún plan ${texto}`)
  return texto
}

const readClase = (valor: unknown, campo: string) =>
  readTexto(valor, campo) === 'comercio' ? 'comercio' : 'inmueble'

const readLineas = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (linea, donde) =>
      readObjeto(linea, { recurso: readTexto, capital: readImporte, interes: readImporte }, donde),
    campo,
  )

/**
 * Reads the payment plans that the test case declares impossible. `campo` is the form field that makes the plan
 * impossible.
 */
const readFaltas = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (falta, donde) => readObjeto(falta, { plan: readPlan, campo: readTexto }, donde),
    campo,
  )

const lectoresDeSeleccion = {
  clase: optionalDe(readClase, 'inmueble'),
  lineas: readLineas,
  cuotas: nullable(readEntero),
  anticipo: nullable(readImporte),
  firma: readFecha,
  filas: optionalDe(readFilasDeParametro, []),
}

const cero = (importe: Centavos) => (importe === 0 ? {} : { importe: formatCentavos(importe) })

/**
 * Returns an object with the amount `importe` under the key `nombre`. For zero, the object is empty. So the expected
 * result of a test case lists only the amounts that are not zero.
 */
const aclarar = (nombre: string, importe: Centavos) =>
  Object.fromEntries(Object.values(cero(importe)).map((texto) => [nombre, texto]))

export const reglasDePlan = {
  'plan/cambiar': (entrada) => {
    const { plan, total, umbral } = readObjeto(entrada, {
      plan: readPlan,
      total: readImporte,
      umbral: readImporte,
    })
    return switchPlan(plan, total, umbral)
  },
  'plan/elegir': (entrada) => {
    const { plan, total, umbral } = readObjeto(entrada, {
      plan: readPlan,
      total: readImporte,
      umbral: readImporte,
    })
    return pickPlan(plan, total, umbral)
  },
  'plan/a-la-vista': (entrada) => {
    const { planes, faltas, elegido } = readObjeto(entrada, {
      planes: (valor, campo) => readListaDeEntrada(valor, readPlan, campo),
      faltas: optionalDe(readFaltas, []),
      elegido: nullable(readPlan),
    })
    const ofrecidos = [
      ...planes.map((plan) => ({ plan, simulado: true, motivos: [] })),
      ...faltas.map(({ plan, campo }) => ({ plan, simulado: null, motivos: [{ campo }] })),
    ]
    const posibles = findPlanesPosibles(ofrecidos)
    return {
      planes: posibles.map(({ plan }) => plan),
      visto: choosePlan(posibles, elegido)?.plan ?? null,
    }
  },
  'plan/cuotas': (entrada) => {
    const { plan, pedidas, tope } = readObjeto(entrada, {
      plan: readPlan,
      pedidas: nullable(readEntero),
      tope: readEntero,
    })
    return clampCuotas(TIPOS_DE_PLAN[plan], pedidas, tope)
  },
  'plan/vencimiento': (entrada) => {
    const { firma, cuota } = readObjeto(entrada, { firma: readFecha, cuota: readEntero })
    return formatFecha(vencimientoDeCuota(firma, cuota))
  },
  'plan/simular': (entrada) => {
    const { filas, plan, ...seleccion } = readObjeto(entrada, {
      plan: readPlan,
      ...lectoresDeSeleccion,
    })
    const parametros = parametrosDePlan([...FILAS_INICIALES, ...filas], seleccion.firma)
    return writeDecision(
      simulatePlan({ ...seleccion, plan, parametros, recursos: CATALOGO_INICIAL }),
      (simulado) => ({
        plan: simulado.plan,
        ...aclarar('descuento', simulado.descuento),
        ...aclarar('financiacion', simulado.financiacion),
        ...aclarar('anticipo', simulado.anticipo),
        aPagar: formatCentavos(simulado.aPagar),
        cuotas: simulado.cuotas.map(
          ({ cuota, monto, vencimiento }) =>
            `${cuota}: ${formatCentavos(monto)} el ${formatFecha(vencimiento)}`,
        ),
      }),
    )
  },
  'plan/comparar': (entrada) => {
    const { filas, ...seleccion } = readObjeto(entrada, lectoresDeSeleccion)
    const parametros = parametrosDePlan([...FILAS_INICIALES, ...filas], seleccion.firma)
    return comparePlanes({ ...seleccion, parametros, recursos: CATALOGO_INICIAL }).map(
      ({ plan, aPagar, cuotas }) => `${plan}: ${formatCentavos(aPagar)} en ${cuotas.length}`,
    )
  },
} as const satisfies Record<string, Regla>
