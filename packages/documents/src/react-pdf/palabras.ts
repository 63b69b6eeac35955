import {
  type Centavos,
  describePorcentaje,
  formatPesos,
  nombreDeMunicipalidad,
  numeroEnLetras,
  type TituloDatos,
} from '@apremia/core'

type Municipio = TituloDatos['municipio']

/** Run of text with one font weight: semibold when `fuerte` is true, and regular otherwise. */
export interface TramoDeTexto {
  readonly texto: string
  readonly fuerte?: boolean
}

export const normal = (texto: string): TramoDeTexto => ({ texto })
export const fuerte = (texto: string): TramoDeTexto => ({ texto, fuerte: true })
export const pesosImpresos = (importe: Centavos): TramoDeTexto => fuerte(formatPesos(importe))

/**
 * Returns the name of the municipality. The words 'Municipalidad de' are added when the parameter has only the name of
 * the town.
 */
export const nombreDeMunicipio = ({ nombre }: Pick<Municipio, 'nombre'>): string =>
  nombreDeMunicipalidad(nombre)

export const nombreDeProvincia = ({ provincia }: Pick<Municipio, 'provincia'>): string =>
  provincia === '' || /^provincia/i.test(provincia) ? provincia : `Provincia de ${provincia}`

/**
 * Formats a monthly rate: '2,5 % mensual (tasa DEMO)'. `etiqueta` is a label for a rate that the municipality did not
 * set, for example 'DEMO'. It is '' when the municipality set the rate.
 */
export const describeTasa = ({ texto, etiqueta }: { texto: string; etiqueta: string }): string =>
  `${describePorcentaje(texto)} mensual${etiqueta === '' ? '' : ` (tasa\u00a0${etiqueta})`}`

/** Writes a number in words and digits, as contracts do: 'dos (2)'. `genero` is the gender of the noun that follows. */
export const numeroEscrito = (numero: number, genero: 'femenino' | 'masculino'): string => {
  const letras = numeroEnLetras(numero).toLowerCase()
  const concordadas =
    genero === 'femenino'
      ? letras.replace(/uno$/, 'una')
      : letras.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')
  return `${concordadas}\u00a0(${numero})`
}
