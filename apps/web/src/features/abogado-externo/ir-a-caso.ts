import { GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL, textos } from '@apremia/core'
import type { CasoExterno } from './abogado-externo-api.ts'

/** Group of stages of its desk, which its situation tells (S2 §4). */
export const grupoDeCaso = ({ situacion }: Pick<CasoExterno, 'situacion'>): number =>
  situacion === textos.mesas.situaciones.gestionLegal ? GRUPO_EXTRAJUDICIAL : GRUPO_JUDICIAL

/** Where a case is acted over. */
export const enlaceAGestion = ({
  tipo,
  imponible,
  recurso,
  situacion,
}: Pick<CasoExterno, 'tipo' | 'imponible' | 'recurso' | 'situacion'>): string =>
  `/gestion?${new URLSearchParams({
    grupo: String(grupoDeCaso({ situacion })),
    tipo: tipo === 'C' ? 'comercios' : 'inmuebles',
    imponible: String(imponible),
    ...(tipo === 'C' ? {} : { recurso }),
  })}`
