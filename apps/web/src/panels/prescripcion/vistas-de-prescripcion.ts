import type { EstadoDePrescripcion } from '@apremia/core'
import type { TagProps } from '../../ui/tag.tsx'

export const VISTAS_DE_PRESCRIPCION: Readonly<
  Record<EstadoDePrescripcion, Pick<TagProps, 'kind' | 'icon'>>
> = {
  vencida: { kind: 'error', icon: 'alerta' },
  urgente: { kind: 'error', icon: 'reloj' },
  cerca: { kind: 'aviso', icon: 'reloj' },
  lejos: { kind: 'neutro', icon: 'reloj' },
  interrumpida: { kind: 'exito', icon: 'exito' },
  sinVencimiento: { kind: 'neutro', icon: 'info' },
}
