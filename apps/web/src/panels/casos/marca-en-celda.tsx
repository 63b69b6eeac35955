import { type PlazoALaVista, writeEstadoDePlazo, writeEstadoEnCelda } from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'
import { VISTAS_DE_PLAZO } from './marca-de-plazo.tsx'

/**
 * Short text that tells how near a deadline is, for a cell of a list of cases. The tooltip has the whole text (D182).
 */
export const MarcaEnCelda = (plazo: Pick<PlazoALaVista, 'estado' | 'faltan'>) => (
  <Tag
    {...VISTAS_DE_PLAZO[plazo.estado]}
    text={writeEstadoEnCelda(plazo)}
    title={writeEstadoDePlazo(plazo)}
  />
)
