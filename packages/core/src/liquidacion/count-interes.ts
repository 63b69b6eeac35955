import { type Centavos, scaleCentavos } from '../dinero/centavos.ts'
import { addDays, addMonths, daysBetween, type Fecha, partsOfFecha } from '../fecha/fecha.ts'
import type { ConteoDeInteres, TasaDeInteres } from '../recurso/tasas.ts'

/** Stretch of consecutive days or months that have the same interest rate. */
export interface TramoDeInteres {
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly mensual: string
  readonly conteo: ConteoDeInteres
  /**
   * Number of days in this stretch of time, which has one interest rate. When `conteo` is 'mes', number of months. A
   * started month counts whole.
   */
  readonly cantidad: number
}

export interface LapsoDeInteres {
  /** Due date of the tax period. The months of interest are counted from this date. */
  readonly vencimiento: Fecha
  /**
   * Last day whose interest the debt amounts already include. It is the day up to which the municipality calculated the
   * amounts, or the due date if that is later.
   */
  readonly desde: Fecha
  readonly al: Fecha
  /** Interest rates of the tax, sorted by first day in force, the oldest first. */
  readonly tasas: readonly TasaDeInteres[]
}

const tasaDel = (tasas: readonly TasaDeInteres[], dia: Fecha): TasaDeInteres | undefined =>
  tasas.findLast(({ vigenteDesde }) => vigenteDesde <= dia)

const earlier = (a: Fecha, b: Fecha): Fecha => (a < b ? a : b)
const later = (a: Fecha, b: Fecha): Fecha => (a > b ? a : b)

/**
 * Returns the number of the month of interest that contains a day. Month 0 begins on the day after the due date of the
 * debt.
 */
const mesDe = (vencimiento: Fecha, dia: Fecha): number => {
  const [v, d] = [partsOfFecha(vencimiento), partsOfFecha(dia)]
  const meses = (d.year - v.year) * 12 + d.month - v.month
  return dia > addMonths(vencimiento, meses) ? meses : meses - 1
}

const countDias = (tasas: readonly TasaDeInteres[], desde: Fecha, hasta: Fecha) => {
  const tramos: TramoDeInteres[] = []
  let dia = desde
  while (dia <= hasta) {
    const tasa = tasaDel(tasas, dia)
    const inicio = dia
    const siguiente = tasas.find(({ vigenteDesde }) => vigenteDesde > inicio)
    const fin = siguiente ? earlier(addDays(siguiente.vigenteDesde, -1), hasta) : hasta
    if (tasa)
      tramos.push({
        ...{ desde: dia, hasta: fin, mensual: tasa.mensual, conteo: 'dia' },
        cantidad: daysBetween(dia, fin) + 1,
      })
    dia = addDays(fin, 1)
  }
  return tramos
}

const mergeTramos = (tramos: readonly TramoDeInteres[]): TramoDeInteres[] => {
  const unidos: TramoDeInteres[] = []
  for (const tramo of tramos) {
    const ultimo = unidos.at(-1)
    const iguales = ultimo?.mensual === tramo.mensual && ultimo.conteo === tramo.conteo
    if (ultimo && iguales && addDays(ultimo.hasta, 1) === tramo.desde)
      unidos[unidos.length - 1] = {
        ...ultimo,
        ...{ hasta: tramo.hasta, cantidad: ultimo.cantidad + tramo.cantidad },
      }
    else unidos.push(tramo)
  }
  return unidos
}

/**
 * Counts the days and months of interest of one tax period, from the day after `desde` to `al`. The first month begins
 * on the day after the due date. The rate in force on the first day of a month says how to count the month:
 * - 'dia': by days. Each day adds a thirtieth of the monthly rate of that day.
 * - 'mes': as a whole month, even when the month is not over. A month that began on `desde` or earlier adds nothing,
 *   because the reported interest includes that whole month.
 *
 * Days before the first rate add nothing. `liquidateDeuda` refuses such days before it calls this function.
 */
export const countInteres = ({
  vencimiento,
  desde,
  al,
  tasas,
}: LapsoDeInteres): readonly TramoDeInteres[] => {
  const [primera] = tasas
  if (primera === undefined || desde >= al) return []
  const tramos: TramoDeInteres[] = []
  const empieza = addDays(desde, 1)
  for (let mes = mesDe(vencimiento, empieza); ; mes += 1) {
    const primerDia = addDays(addMonths(vencimiento, mes), 1)
    if (primerDia > al) return mergeTramos(tramos)
    const hasta = earlier(addMonths(vencimiento, mes + 1), al)
    const { conteo, mensual } = tasaDel(tasas, primerDia) ?? primera
    if (conteo === 'dia') tramos.push(...countDias(tasas, later(primerDia, empieza), hasta))
    else if (primerDia >= later(empieza, primera.vigenteDesde))
      tramos.push({ ...{ desde: primerDia, hasta, mensual, conteo }, cantidad: 1 })
  }
}

const DIEZ_MIL = 10_000n
const DIAS_DE_MES = 30n

/** Converts a percentage to a whole number, in ten-thousandths of one percent: '2.5' is 25000. */
const diezmilesimos = (mensual: string): bigint => {
  const [entero = '0', decimales = ''] = mensual.split('.')
  return BigInt(entero) * DIEZ_MIL + BigInt(decimales.padEnd(4, '0'))
}

/**
 * Adds up, without rounding, the interest rates of all the days and months of a tax period. A month counts as thirty
 * days. The sum is in thirtieths of a ten-thousandth of one percent.
 */
export const sumTramos = (tramos: readonly TramoDeInteres[]): bigint =>
  tramos.reduce((suma, { mensual, conteo, cantidad }) => {
    const unidad = conteo === 'mes' ? DIAS_DE_MES : 1n
    return suma + diezmilesimos(mensual) * unidad * BigInt(cantidad)
  }, 0n)

/**
 * Computes simple interest on a capital. The sum of all the days and months is rounded only once, half-up to the
 * centavo. A negative capital has no interest.
 */
export const computeInteres = (capital: Centavos, tramos: readonly TramoDeInteres[]): Centavos =>
  scaleCentavos(
    (capital > 0 ? capital : 0) as Centavos,
    sumTramos(tramos),
    DIAS_DE_MES * DIEZ_MIL * 100n,
  )
