import { type Centavos, formatPesos, numeroEnLetras, type TituloDatos } from '@apremia/core'

type Municipio = TituloDatos['municipio']

/** A stretch of a sentence; `fuerte` is set in semibold. */
export interface TramoDeTexto {
  readonly texto: string
  readonly fuerte?: boolean
}

export const normal = (texto: string): TramoDeTexto => ({ texto })
export const fuerte = (texto: string): TramoDeTexto => ({ texto, fuerte: true })
export const pesosImpresos = (importe: Centavos): TramoDeTexto => fuerte(formatPesos(importe))

/** The municipality as it signs: configurations may hold the name of the place alone. */
export const nombreDeMunicipio = ({ nombre }: Pick<Municipio, 'nombre'>): string =>
  /^munici/i.test(nombre.trim()) ? nombre.trim() : `Municipalidad de ${nombre.trim()}`

/** Returns the name of the province, or '' when nobody wrote one. */
export const nombreDeProvincia = ({ provincia }: Pick<Municipio, 'provincia'>): string =>
  provincia === '' || /^provincia/i.test(provincia) ? provincia : `Provincia de ${provincia}`

/** '2.2' → '2,2\u00a0%'; '10.00' → '10\u00a0%'. */
export const formatPorcentaje = (porcentaje: string): string => {
  const sinCeros = porcentaje.includes('.') ? porcentaje.replace(/\.?0+$/, '') : porcentaje
  return `${sinCeros.replace('.', ',')}\u00a0%`
}

/** '2,5 % mensual (tasa DEMO)': a rate that is not the municipality's own is never shown bare. */
export const describeTasa = ({ texto, etiqueta }: { texto: string; etiqueta: string }): string =>
  `${formatPorcentaje(texto)} mensual${etiqueta === '' ? '' : ` (tasa\u00a0${etiqueta})`}`

/** 'dos (2)', as contracts write a number; it agrees with the noun that follows. */
export const numeroEscrito = (numero: number, genero: 'femenino' | 'masculino'): string => {
  const letras = numeroEnLetras(numero).toLowerCase()
  const concordadas =
    genero === 'femenino'
      ? letras.replace(/uno$/, 'una')
      : letras.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')
  return `${concordadas}\u00a0(${numero})`
}
