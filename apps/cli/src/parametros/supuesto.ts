import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  CLAVES_DE_MESA,
  type ClaveDeMesa,
  interpolar,
  parseFecha,
  parseFechaLocal,
  textos,
  type UnidadDeTiempo,
} from '@apremia/core'
import { InvalidArgumentError } from 'commander'
import { formatCantidad, formatEntero, formatFechaIso } from '../terminal/local-format.ts'

type Efecto = ReplyOf<Contract['getEfecto']>

/** Units of time that a person may type. Months are not offered (D61). */
const UNIDADES: Readonly<Record<string, UnidadDeTiempo>> = {
  minutos: 'minute',
  horas: 'hour',
  dias: 'day',
  años: 'year',
}
export const NOMBRES_DE_UNIDAD = Object.keys(UNIDADES)

export const unidadParser = (text: string): UnidadDeTiempo => {
  const escrita = text.toLowerCase().replace('í', 'i')
  const unidad = UNIDADES[escrita] ?? UNIDADES[`${escrita}s`]
  if (unidad === undefined)
    throw new InvalidArgumentError(`Las unidades son ${NOMBRES_DE_UNIDAD.join(', ')}.`)
  return unidad
}

export const esClaveDeMesa = (text: string): text is ClaveDeMesa =>
  Object.hasOwn(CLAVES_DE_MESA, text)

/**
 * Converts a typed day to the format of the server: '23/11/2026' to '2026-11-23'. A text that is not a day stays
 * unchanged, so that the server refuses it.
 */
export const diaEscrito = (text: string): string =>
  parseFecha(text) ?? parseFechaLocal(text) ?? text

const cuenta = ({ solapa, vence, deja }: Pick<Efecto, 'solapa' | 'vence' | 'deja'>): string => {
  const { cuentas } = textos.configuracion.efecto
  return (Object.entries({ solapa, vence, deja }) as [keyof typeof cuentas, number][])
    .map(([cual, n]) => `${cuentas[cual].toLowerCase()} ${formatEntero(n)}`)
    .join(', ')
}

export const describeEnEvaluaciones = ({
  evaluados,
  abogados,
}: ReplyOf<Contract['getEfectoEnEvaluaciones']>): string => {
  const { evaluaciones: t } = textos.configuracion.efecto
  if (evaluados === 0) return t.sinEvaluar
  if (abogados.length === 0) return t.ninguna
  const lineas = abogados.map(({ desde, hasta, ...una }) =>
    interpolar(t.uno, { ...una, desde: formatFechaIso(desde), hasta: formatFechaIso(hasta) }),
  )
  const total = interpolar(t.resumen, { n: abogados.length, de: evaluados })
  return [`${total}:`, ...lineas].join('\n  ')
}

export const describeEfecto = (efecto: Efecto): string => {
  const { efecto: t } = textos.configuracion
  if (efecto.casos === 0) return t.nada
  const { solapas } = textos.mesas
  const pases = efecto.solapas.map(({ mesa, de, a, casos }) =>
    interpolar(t.pase, {
      mesa: textos.mesas[mesa],
      n: formatEntero(casos),
      de: de === null ? t.ninguna : solapas[de],
      a: a === null ? t.ninguna : solapas[a],
    }),
  )
  const abogados = efecto.abogados.map(
    (suyos) =>
      `${suyos.abogado || t.sinAbogado}: ${formatCantidad(suyos.casos, 'caso', 'casos')} (${cuenta(suyos)})`,
  )
  const total = interpolar(t.resumen, {
    casos: formatEntero(efecto.casos),
    alcanzados: formatEntero(efecto.alcanzados),
  })
  return [`${total}: ${cuenta(efecto)}.`, ...pases, ...abogados].join('\n  ')
}
