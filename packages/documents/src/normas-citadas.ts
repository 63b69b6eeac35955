import { NORMAS_INICIALES, type NormasCitadas, type TituloDatos } from '@apremia/core'
import { nombreDeProvincia } from './react-pdf/palabras.ts'

type Municipio = Pick<TituloDatos['municipio'], 'normas' | 'provincia'>

/**
 * Returns the laws that a document cites. Documents issued before the laws were parameters of the municipality lack
 * `normas` and cite NORMAS_INICIALES.
 */
export const normasDe = ({ normas }: Pick<Municipio, 'normas'>): NormasCitadas =>
  normas ?? NORMAS_INICIALES

/** Returns the name of the collection law with its province: 'Ley 13.406 de la Provincia de Buenos Aires'. */
export const leyDeApremioDe = ({ normas, provincia }: Municipio): string => {
  if (normas === undefined) return `${NORMAS_INICIALES.apremio} de la Provincia de Buenos Aires`
  const de = nombreDeProvincia({ provincia })
  return de === '' ? normas.apremio : `${normas.apremio} de la ${de}`
}
