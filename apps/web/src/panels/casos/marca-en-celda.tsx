import { type PlazoALaVista, writeEstadoDePlazo, writeEstadoEnCelda } from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'
import { VISTAS_DE_PLAZO } from './marca-de-plazo.tsx'

/** State of the deadline of a case in the cell of a list, in fewer words. The title has all the words (D182). */
export const MarcaEnCelda = (plazo: Pick<PlazoALaVista, 'estado' | 'faltan'>) => (
  <Tag
    {...VISTAS_DE_PLAZO[plazo.estado]}
    text={writeEstadoEnCelda(plazo)}
    title={writeEstadoDePlazo(plazo)}
  />
)
