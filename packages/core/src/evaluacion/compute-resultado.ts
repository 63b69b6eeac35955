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

/**
 * Maximum percentage of failing cases with which a lawyer passes, by category. The unit is hundredths of one per cent:
 * 12,5 % is 1250.
 */
export type Maximos = Readonly<Record<CategoriaDeEvaluacion, number>>

export interface ParteDeEvaluacion {
  readonly categoria: CategoriaDeEvaluacion
  readonly fallan: number
  readonly universo: number
  /**
   * Percentage of the cases of a category that fail, in hundredths of one per cent, rounded half-up for people to read.
   * The unrounded percentage is compared with the maximum.
   */
  readonly porcentaje: number
  readonly maximo: number
  readonly aprueba: boolean
  /**
   * Minimum number of failing cases that the lawyer must correct to pass in this category of failing cases. For
   * example, filing the claim corrects a case of 'sin_radicar' (not filed).
   */
  readonly aCorregir: number
}

export interface ResultadoComputado {
  readonly resultado: ResultadoDeEvaluacion
  readonly partes: readonly ParteDeEvaluacion[]
  readonly frases: readonly string[]
}

const ENTERO = 10_000

export const formatCentesimos = (centesimos: number): string =>
  String(centesimos / 100).replace('.', ',')

/**
 * Computes how many failing cases (`fallan`) a lawyer must correct to be approved. `universo` is the number of cases of
 * the category. A corrected case of 'sin_radicar' (not filed) leaves the category, so `universo` decreases too.
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
 * Returns the text of the percentage of failing cases. When a percentage above the maximum is rounded to the maximum,
 * the text adds that it is slightly higher.
 */
export const formatPorcentajeDeEvaluacion = (
  { porcentaje, maximo, aprueba }: Pick<ParteDeEvaluacion, 'porcentaje' | 'maximo' | 'aprueba'>,
  texto: string,
): string =>
  !aprueba && porcentaje === maximo ? interpolar(evaluaciones.algoMas, { texto }) : texto

/**
 * Computes the result of a lawyer's evaluation. The lawyer is Aprobado (approved) when no category has a percentage of
 * failing cases above its maximum. Without cases, the percentage is 0 % (D81).
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

/**
 * Numbers that a client sends to save a lawyer's evaluation: counts of cases and maximum percentages. The server
 * computes the evaluation itself, and refuses the request when the numbers differ (D82).
 */
export interface EvaluacionEnviada {
  readonly maximos: { readonly [C in CategoriaDeEvaluacion]?: number | undefined }
  readonly cuentas: { readonly [C in Cuenta]?: number | undefined }
  readonly actuaciones: number | null
}

/**
 * Compares the numbers of a lawyer's evaluation that a client sent with the numbers that the server computed. Returns
 * an error for each difference. The evaluation is saved only without errors.
 */
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
