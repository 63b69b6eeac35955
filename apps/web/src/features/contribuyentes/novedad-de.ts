import type { BodyOf, novedades } from '@apremia/api-client'
import { dropInvisibles } from '@apremia/core'
import { nombreDeVinculo } from '../../panels/personas/nombre-de-vinculo.ts'
import type { Contribuyente } from './contribuyente.ts'

export const tituloDe = ({ IMPONIBLES }: Contribuyente): string =>
  [...new Set(IMPONIBLES.map(({ VINCULO_DESC }) => VINCULO_DESC))]
    .filter((vinculo) => vinculo !== '')
    .map(nombreDeVinculo)
    .join(', ')

/**
 * Converts a taxpayer of the municipality's data to a taxpayer that the screen /novedades (reported changes) can save
 * (S1 §3). The result has one line for each real property and tax. Invisible characters of the municipality's data are
 * removed.
 */
export const novedadDe = (
  contribuyente: Contribuyente,
): Omit<BodyOf<typeof novedades.saveContribuyente>, 'cuit' | 'email' | 'gp_estado' | 'estado'> => ({
  apynom: dropInvisibles(contribuyente.APYNOM),
  dni: contribuyente.NRO_DOC,
  cuim: dropInvisibles(contribuyente.CUIM),
  calle: dropInvisibles(contribuyente.CALLE),
  nro: contribuyente.NRO === null ? '' : String(contribuyente.NRO),
  telefono: dropInvisibles(contribuyente.TELEFONOS),
  titulo: dropInvisibles(tituloDe(contribuyente)),
  inmuebles: contribuyente.IMPONIBLES.filter(({ TIPO }) => TIPO === 'I').flatMap(
    ({ IMPONIBLE, RECURSOS, VINCULO_DESC }) =>
      (RECURSOS.length > 0 ? RECURSOS : ['']).map((recurso) => ({
        inmueble: IMPONIBLE,
        recurso: dropInvisibles(recurso),
        observaciones: '',
        caracter: dropInvisibles(VINCULO_DESC),
      })),
  ),
})
