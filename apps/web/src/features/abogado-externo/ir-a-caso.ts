import { tipoDeCaso } from '@apremia/core'
import type { CasoExterno } from './abogado-externo-api.ts'

/** Returns the URL of the screen /gestion filtered to one case, where the person can record actions on the case. */
export const enlaceAGestion = ({
  tipo,
  imponible,
  recurso,
  mesa,
}: Pick<CasoExterno, 'tipo' | 'imponible' | 'recurso' | 'mesa'>): string =>
  `/gestion?${new URLSearchParams({
    grupo: String(tipoDeCaso(mesa).grupo),
    tipo: tipo === 'C' ? 'comercios' : 'inmuebles',
    imponible: String(imponible),
    ...(tipo === 'C' ? {} : { recurso }),
  })}`
