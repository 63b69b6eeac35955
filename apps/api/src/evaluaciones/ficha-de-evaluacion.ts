import {
  CATEGORIAS_DE_EVALUACION,
  CUENTAS,
  computeResultado,
  formatFecha,
  formatTiempo,
  textos,
} from '@apremia/core'
import { FICHA_DE_EVALUACION as t } from '@apremia/workbooks'
import type { FichaDeLibro } from '../libros/tablas.ts'
import { type FilaDeEvaluacion, maximosDe, reglasDe } from './evaluacion-wire.ts'

const { cuentas, categorias } = textos.evaluaciones

export const fichaDeEvaluacion = (fila: FilaDeEvaluacion, huella: string): FichaDeLibro => {
  const { abogado, usuario, municipio } = fila.membrete
  const { frases } = computeResultado(fila, maximosDe(fila)).valor
  const dia = (fecha: FilaDeEvaluacion['fechaInicial']) =>
    fecha === null ? textos.comunes.sinDato : formatFecha(fecha)
  const datos: readonly (readonly [string, string])[] = [
    [t.evaluacion, String(fila.id)],
    [t.municipio, municipio.nombre],
    [t.abogado, `${abogado.nombre} (${fila.abogado})`],
    [t.matricula, abogado.matricula],
    [t.desde, formatFecha(fila.desde)],
    [t.hasta, formatFecha(fila.hasta)],
    [t.resultado, fila.resultado],
    ...CATEGORIAS_DE_EVALUACION.map((categoria, i): [string, string] => [
      categorias[categoria],
      frases[i] ?? '',
    ]),
    ...CUENTAS.map((cuenta): [string, string] => [cuentas[cuenta], String(fila[cuenta])]),
    [t.actuaciones, String(fila.actuaciones)],
    [t.hecha, dia(fila.fecha)],
    [t.usuario, usuario],
    [t.fechaInicial, dia(fila.fechaInicial)],
    [t.sinEvaluar, dia(fila.sinEvaluar)],
    [t.inicio, formatTiempo(reglasDe(fila).inicio)],
    [t.version, String(fila.version)],
    [t.huella, huella],
  ]
  return { hoja: t.hoja, datos: datos.map(([dato, valor]) => ({ dato, valor })) }
}
