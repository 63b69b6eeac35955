import type { Motivo, Respuesta } from '../decision/decision.ts'
import { evaluaciones } from '../texto/evaluaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import {
  CATEGORIAS_DE_EVALUACION,
  type CategoriaDeEvaluacion,
  type Cuenta,
  type Cuentas,
  UNIVERSOS,
} from './cuentas.ts'

export const RESULTADOS_DE_EVALUACION = ['Aprobado', 'Desaprobado'] as const
export type ResultadoDeEvaluacion = (typeof RESULTADOS_DE_EVALUACION)[number]

/** Percentages in hundredths of one: 12,5 % is 1250. */
export type Maximos = Readonly<Record<CategoriaDeEvaluacion, number>>

export interface ParteDeEvaluacion {
  readonly categoria: CategoriaDeEvaluacion
  readonly fallan: number
  readonly universo: number
  /** Hundredths of one per cent, rounded half-up for people. The comparison uses the exact share. */
  readonly porcentaje: number
  readonly maximo: number
  readonly aprueba: boolean
  /** The fewest cases to mend so that it passes. */
  readonly aCorregir: number
}

export interface ResultadoComputado {
  readonly resultado: ResultadoDeEvaluacion
  readonly partes: readonly ParteDeEvaluacion[]
  /** Sentences of the shares, in their order. */
  readonly frases: readonly string[]
}

const ENTERO = 10_000

/** '12,5'; '30'. */
export const formatCentesimos = (centesimos: number): string =>
  String(centesimos / 100).replace('.', ',')

/**
 * The fewest cases to mend: one filed is no longer to be filed, so both sides lose it; one archived or moved stays in
 * its count.
 */
const countACorregir = (
  categoria: CategoriaDeEvaluacion,
  fallan: number,
  universo: number,
  maximo: number,
): number => {
  const sobra = fallan * ENTERO - maximo * universo
  if (sobra <= 0) return 0
  return Math.ceil(sobra / (categoria === 'sin_radicar' ? ENTERO - maximo : ENTERO))
}

const computeParte = (
  categoria: CategoriaDeEvaluacion,
  cuentas: Cuentas,
  maximo: number,
): ParteDeEvaluacion => {
  const fallan = cuentas[categoria]
  const universo = cuentas[UNIVERSOS[categoria]]
  return {
    categoria,
    fallan,
    universo,
    porcentaje: universo === 0 ? 0 : Math.floor((2 * fallan * ENTERO + universo) / (2 * universo)),
    maximo,
    aprueba: fallan * ENTERO <= maximo * universo,
    aCorregir: countACorregir(categoria, fallan, universo, maximo),
  }
}

/**
 * Formats a percentage. A share over its maximum may look equal when rounded, and then the text says that it is more.
 */
export const formatPorcentajeDeEvaluacion = (
  { porcentaje, maximo, aprueba }: Pick<ParteDeEvaluacion, 'porcentaje' | 'maximo' | 'aprueba'>,
  texto: string,
): string =>
  !aprueba && porcentaje === maximo ? interpolar(evaluaciones.algoMas, { texto }) : texto

/**
 * Computes the result: Aprobado when none of the three shares is over its maximum. A share equal to the maximum passes,
 * and a share of nothing is 0 % (D81).
 */
export const computeResultado = (
  cuentas: Cuentas,
  maximos: Maximos,
): Respuesta<ResultadoComputado> => {
  const partes = CATEGORIAS_DE_EVALUACION.map((categoria) =>
    computeParte(categoria, cuentas, maximos[categoria]),
  )
  const resultado = partes.every(({ aprueba }) => aprueba) ? 'Aprobado' : 'Desaprobado'
  const frases = partes.map(({ categoria, fallan, universo, porcentaje, maximo, aprueba }) =>
    interpolar(aprueba ? evaluaciones.porques.dentro : evaluaciones.porques.fuera, {
      categoria: evaluaciones.categorias[categoria],
      ...{ fallan, universo },
      porcentaje: formatPorcentajeDeEvaluacion(
        { porcentaje, maximo, aprueba },
        formatCentesimos(porcentaje),
      ),
      maximo: formatCentesimos(maximo),
    }),
  )
  return {
    valor: { resultado, partes, frases },
    porque: {
      regla: 'evaluacion/resultado',
      fuente: 'S2 §4, §9; D81',
      entradas: {
        ...cuentas,
        ...Object.fromEntries(
          partes.map(({ categoria, maximo }) => [`maximo_${categoria}`, maximo]),
        ),
      },
      valor: resultado,
    },
    frase: `${resultado}. ${frases.join(' ')}`,
  }
}

/** Counts that a client sends. The result it sends is not looked at (D82). */
export interface EvaluacionEnviada {
  readonly maximos: { readonly [C in CategoriaDeEvaluacion]?: number | undefined }
  readonly cuentas: { readonly [C in Cuenta]?: number | undefined }
  readonly actuaciones: number | null
}

/** Compares the numbers of a client with the product's own. Nothing is saved while some differ. */
export const compareEnviada = (
  enviada: EvaluacionEnviada,
  propia: { readonly maximos: Maximos; readonly cuentas: Cuentas; readonly actuaciones: number },
): Motivo[] => {
  const dichos: [string, number | null | undefined, number][] = [
    ['actuaciones', enviada.actuaciones, propia.actuaciones],
    ...Object.entries(enviada.cuentas).map(([cuenta, n]): [string, number | undefined, number] => [
      cuenta,
      n,
      propia.cuentas[cuenta as keyof Cuentas],
    ]),
    ...Object.entries(enviada.maximos).map(
      ([categoria, n]): [string, number | undefined, number] => [
        `maximo_${categoria}`,
        n === undefined ? undefined : n / 100,
        propia.maximos[categoria as CategoriaDeEvaluacion] / 100,
      ],
    ),
  ]
  return dichos.flatMap(([campo, dicho, es]) =>
    dicho === null || dicho === undefined || dicho === es
      ? []
      : [
          {
            codigo: 'evaluacion.numero-distinto',
            campo,
            mensaje: interpolar(evaluaciones.numeroDistinto, { campo, dicho, es }),
          },
        ],
  )
}
