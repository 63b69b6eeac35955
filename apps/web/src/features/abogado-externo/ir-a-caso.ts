import { GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL, textos } from '@apremia/core'
import type { CasoExterno } from './abogado-externo-api.ts'

/** Where a case is acted over: its desk is told by its situation (S2 §4). */
export const enlaceAGestion = ({
  tipo,
  imponible,
  recurso,
  situacion,
}: Pick<CasoExterno, 'tipo' | 'imponible' | 'recurso' | 'situacion'>): string => {
  const judicial = situacion !== textos.mesas.situaciones.gestionLegal
  return `/gestion?${new URLSearchParams({
    grupo: String(judicial ? GRUPO_JUDICIAL : GRUPO_EXTRAJUDICIAL),
    tipo: tipo === 'C' ? 'comercios' : 'inmuebles',
    imponible: String(imponible),
    ...(tipo === 'C' ? {} : { recurso }),
  })}`
}
