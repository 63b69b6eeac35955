import type { Centavos } from '../dinero/centavos.ts'
import { parseWireAmount } from '../dinero/parse-centavos.ts'
import { type DiaDeSemana, parseDiasDeSemana } from '../fecha/dias-de-semana.ts'
import { type Fecha, parseFecha } from '../fecha/fecha.ts'
import {
  type FormatoDePartida,
  parseFormatoDePartida,
} from '../identificador/formato-de-partida.ts'
import { parseDireccionPublica } from '../verificacion/direccion-publica.ts'
import { type Cobro, parseCobro } from './cobro.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import { type ClaveDeParametro, PARAMETROS, type TipoDeParametro } from './parametros.ts'
import { type Porcentaje, parsePorcentaje } from './porcentaje.ts'

interface ValorPorTipo {
  readonly importe: Centavos
  readonly entero: number
  readonly porcentaje: Porcentaje
  readonly texto: string
  readonly fecha: Fecha
  readonly partida: FormatoDePartida
  readonly direccion: string
  readonly cobro: Cobro
  readonly opcion: string
  readonly cuit: string
  readonly dias: readonly DiaDeSemana[]
}

export type ValorDeParametro<C extends ClaveDeParametro> =
  ValorPorTipo[(typeof PARAMETROS)[C]['tipo']]

type Lectores = { readonly [T in TipoDeParametro]: (text: string) => ValorPorTipo[T] | undefined }

const readers: Lectores = {
  importe: parseWireAmount,
  entero: (text) => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined),
  porcentaje: parsePorcentaje,
  texto: (text) => text,
  fecha: parseFecha,
  partida: parseFormatoDePartida,
  direccion: parseDireccionPublica,
  cobro: parseCobro,
  opcion: (text) => text,
  cuit: (text) => text,
  dias: parseDiasDeSemana,
}

export const parseValorDeParametro = <C extends ClaveDeParametro>(
  clave: C,
  text: string,
): ValorDeParametro<C> | undefined => {
  const read: (text: string) => ValorPorTipo[TipoDeParametro] | undefined =
    readers[PARAMETROS[clave].tipo]
  return read(text) as ValorDeParametro<C> | undefined
}

/**
 * Returns the value of a parameter that is in force on a date: the latest value that begins on or before the date.
 * Undefined when there is none.
 *
 * @throws RangeError when two values of the parameter begin on the same day
 */
export const parametroVigente = (
  filas: readonly FilaDeParametro[],
  clave: ClaveDeParametro,
  fecha: Fecha,
): FilaDeParametro | undefined => {
  let vigente: FilaDeParametro | undefined
  for (const fila of filas) {
    if (fila.clave !== clave || fila.vigenteDesde > fecha) continue
    if (fila.vigenteDesde === vigente?.vigenteDesde)
      throw new RangeError(`Parámetro repetido: ${clave} desde ${fila.vigenteDesde}`)
    if (vigente === undefined || fila.vigenteDesde > vigente.vigenteDesde) vigente = fila
  }
  return vigente
}

/**
 * Returns the value of every parameter that is in force on a date. With these values, a settlement of that day can be
 * computed again.
 */
export const filasVigentes = (filas: readonly FilaDeParametro[], fecha: Fecha): FilaDeParametro[] =>
  [...new Set(filas.map(({ clave }) => clave))].flatMap(
    (clave) => parametroVigente(filas, clave, fecha) ?? [],
  )

/**
 * Returns the value of a parameter on a date, parsed to its type. Throws RangeError when the parameter has no value on
 * the date, or when its text cannot be parsed.
 */
export const valorDeParametro = <C extends ClaveDeParametro>(
  filas: readonly FilaDeParametro[],
  clave: C,
  fecha: Fecha,
): ValorDeParametro<C> => {
  const fila = parametroVigente(filas, clave, fecha)
  const valor = fila && parseValorDeParametro(clave, fila.valor)
  if (valor === undefined) throw new RangeError(`Sin valor vigente de ${clave} al ${fecha}`)
  return valor
}
