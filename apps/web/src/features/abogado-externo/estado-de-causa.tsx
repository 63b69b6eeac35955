import { textos } from '@apremia/core'
import type { ComponentProps } from 'react'
import { Tag } from '../../ui/tag.tsx'
import type { CasoExterno } from './abogado-externo-api.ts'

const ETIQUETAS: Readonly<
  Record<NonNullable<CasoExterno['estado']>, Pick<ComponentProps<typeof Tag>, 'kind' | 'icon'>>
> = {
  'a-tiempo': { kind: 'exito', icon: 'exito' },
  'tiempo-cerca': { kind: 'aviso', icon: 'reloj' },
  vencido: { kind: 'error', icon: 'alerta' },
  'sin-evaluar': { kind: 'neutro', icon: 'info' },
  saldada: { kind: 'neutro', icon: 'exito' },
}

/**
 * Tag with the state of a case. Two states have the same text, so the icon and the remaining days tell the two states
 * apart (D62, D63).
 */
export const EstadoDeCausa = ({
  estado,
  etiqueta,
  aviso,
}: Pick<CasoExterno, 'estado' | 'etiqueta' | 'aviso'>) => {
  if (estado === null) return textos.comunes.sinDato
  return (
    <>
      <Tag {...ETIQUETAS[estado]} text={etiqueta} />
      {aviso !== '' && <span className="cell-detail">{aviso}</span>}
    </>
  )
}
