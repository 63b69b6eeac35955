import {
  ALCANCES_DE_LIQUIDACION,
  type AlcanceDeLiquidacion,
  CERO,
  type Centavos,
  centavos,
  choosePeriodosDeJuicio,
  describeTramos,
  formatCentavos,
  formatPeriodo,
  liquidateDeuda,
  type PeriodoALiquidar,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readImporte,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readPeriodo,
  readTexto,
} from './read-entrada.ts'
import { readTasasEscritas } from './read-tasas-escritas.ts'
import { writeDecision } from './write-salida.ts'

type PeriodoDeEntrada = Omit<PeriodoALiquidar, 'liquidadoAl'> &
  Partial<Pick<PeriodoALiquidar, 'liquidadoAl'>>

const readPeriodoALiquidar = (valor: unknown, campo: string): PeriodoDeEntrada => {
  const { periodo, vencimiento, capital, interes, sinSeparar, liquidadoAl } = readObjeto(
    valor,
    {
      periodo: readPeriodo,
      vencimiento: nullable(readFecha),
      capital: readImporte,
      interes: optionalDe<Centavos>(readImporte, CERO),
      sinSeparar: optionalDe(readLogico, false),
      liquidadoAl: nullable(readFecha),
    },
    campo,
  )
  return {
    ...{ ...periodo, vencimiento, capital, interes, total: centavos(capital + interes) },
    ...(sinSeparar ? { sinSeparar } : {}),
    ...(liquidadoAl === null ? {} : { liquidadoAl }),
  }
}

const writeSiHay = <T>(nombre: string, lista: readonly T[]) =>
  lista.length === 0 ? {} : { [nombre]: lista }

const readTitulado = (valor: unknown, campo: string) => {
  const { periodo, titulos } = readObjeto(
    valor,
    {
      periodo: readPeriodo,
      titulos: optionalDe(
        (lista: unknown, donde: string) => readListaDeEntrada(lista, readEntero, donde),
        [],
      ),
    },
    campo,
  )
  return { ...periodo, titulos }
}

export const reglasDeLiquidacionDeDeuda = {
  'deuda/liquidacion-de-juicio': (entrada) => {
    const { periodos, titulo, pedido } = readObjeto(entrada, {
      periodos: (valor: unknown, campo: string) => readListaDeEntrada(valor, readTitulado, campo),
      titulo: nullable(readTexto),
      pedido: optionalDe<AlcanceDeLiquidacion | ''>(readOpcion(ALCANCES_DE_LIQUIDACION), ''),
    })
    const elegidos = choosePeriodosDeJuicio(periodos, titulo, pedido)
    return {
      ...{ alcance: elegidos.alcance, hayOtro: elegidos.hayOtro },
      periodos: elegidos.periodos.map(formatPeriodo),
      nota: elegidos.nota,
    }
  },
  'deuda/liquidacion': (entrada) => {
    const { periodos, liquidadoAl, ...pedido } = readObjeto(entrada, {
      recurso: optionalDe(readTexto, 'AB'),
      periodos: (valor: unknown, campo: string) =>
        readListaDeEntrada(valor, readPeriodoALiquidar, campo),
      tasas: readTasasEscritas,
      liquidadoAl: readFecha,
      al: readFecha,
      hoy: readFecha,
    })
    const conDia = periodos.map((uno): PeriodoALiquidar => ({ liquidadoAl, ...uno }))
    return writeDecision(liquidateDeuda({ ...pedido, periodos: conDia }), (liquidacion) => ({
      periodos: liquidacion.periodos.map(
        (uno) =>
          `${formatPeriodo(uno)}: ${describeTramos(uno.tramos).replaceAll('\u00a0', ' ')} = ${formatCentavos(uno.agregado)}`,
      ),
      ...writeSiHay(
        'sinActualizar',
        liquidacion.sinActualizar.map(
          (uno) => `${formatPeriodo(uno)}, ${uno.motivo}: ${formatCentavos(uno.total)}`,
        ),
      ),
      ...writeSiHay('descuenta', liquidacion.saldos.map(formatPeriodo)),
      agregado: formatCentavos(liquidacion.agregado),
      total: formatCentavos(liquidacion.total),
    }))
  },
} as const satisfies Record<string, Regla>
