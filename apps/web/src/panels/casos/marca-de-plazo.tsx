import { type PlazoALaVista, writeEstadoDePlazo } from '@apremia/core'
import type { ComponentProps } from 'react'
import { Tag } from '../../ui/tag.tsx'

export const VISTAS_DE_PLAZO: Readonly<
  Record<PlazoALaVista['estado'], Pick<ComponentProps<typeof Tag>, 'kind' | 'icon'>>
> = {
  vencido: { kind: 'error', icon: 'alerta' },
  venceHoy: { kind: 'aviso', icon: 'alerta' },
  vencePronto: { kind: 'aviso', icon: 'reloj' },
  enTermino: { kind: 'exito', icon: 'exito' },
  sinPlazo: { kind: 'neutro', icon: 'info' },
  sinEvaluar: { kind: 'neutro', icon: 'info' },
  saldada: { kind: 'neutro', icon: 'exito' },
}

/** State of the deadline of a case. The word, the icon and the colour are the same on every screen (D182). */
export const MarcaDePlazo = (plazo: Pick<PlazoALaVista, 'estado' | 'faltan'>) => (
  <Tag {...VISTAS_DE_PLAZO[plazo.estado]} text={writeEstadoDePlazo(plazo)} />
)
