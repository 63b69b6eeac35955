import type { Decision } from '../decision/decision.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import { PARAMETROS } from '../parametro/parametros.ts'
import { evaluaciones } from '../texto/evaluaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { Maximos } from './compute-resultado.ts'
import { CATEGORIAS_DE_EVALUACION, type CategoriaDeEvaluacion } from './cuentas.ts'

export const claveDeMaximo = <C extends CategoriaDeEvaluacion>(categoria: C) =>
  `evaluacion.${categoria}` as const

export const findCategoriaDeMaximo = (clave: string): CategoriaDeEvaluacion | undefined =>
  CATEGORIAS_DE_EVALUACION.find((categoria) => claveDeMaximo(categoria) === clave)

/**
 * Returns the maximum percentage of failing cases of a category with which a lawyer passes the evaluation, in
 * hundredths of one per cent. Null when the municipality has not set this maximum.
 */
export const findMaximo = (
  filas: readonly FilaDeParametro[],
  categoria: CategoriaDeEvaluacion,
  dia: Fecha,
): number | null => {
  const fila = parametroVigente(filas, claveDeMaximo(categoria), dia)
  return fila ? Math.round(Number(fila.valor) * 100) : null
}

/**
 * Reads the maximum percentages of failing cases in a lawyer's evaluation, in force on a day: claims not filed, cases
 * not archived and deadlines missed. A missing maximum is an error, because the product never assumes a value.
 */
export const readMaximosVigentes = (
  filas: readonly FilaDeParametro[],
  dia: Fecha,
): Decision<Maximos> => {
  const hallados = CATEGORIAS_DE_EVALUACION.map(
    (categoria) => [categoria, findMaximo(filas, categoria, dia)] as const,
  )
  const motivos = hallados.flatMap(([categoria, maximo]) =>
    maximo === null
      ? [
          {
            codigo: 'evaluacion.sin-maximo',
            campo: categoria,
            mensaje: interpolar(evaluaciones.sinMaximo, {
              nombre: PARAMETROS[claveDeMaximo(categoria)].nombre,
            }),
          },
        ]
      : [],
  )
  const valor = Object.fromEntries(hallados) as Maximos
  const porque = {
    regla: 'evaluacion/maximos',
    fuente: 'S2 §3; D81',
    entradas: { dia },
    valor: hallados.map(([categoria, maximo]) => `${categoria}: ${maximo ?? '—'}`),
  }
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor, porque }
}
