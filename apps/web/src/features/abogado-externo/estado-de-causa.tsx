import { textos } from '@apremia/core'
import type { IconName } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { CasoExterno } from './abogado-externo-api.ts'

const ICONOS: Readonly<Record<NonNullable<CasoExterno['estado']>, IconName>> = {
  'a-tiempo': 'exito',
  'tiempo-cerca': 'reloj',
  vencido: 'alerta',
  'sin-evaluar': 'info',
  saldada: 'exito',
}

/**
 * Tag with the state of a case with respect to its limit of 90 days (D62). Two states have the same text, 'Activo'
 * (active), and different icons (D63). The tag has no colour, because this screen keeps colours for the deadlines
 * (D182).
 */
export const EstadoDeCausa = ({
  estado,
  etiqueta,
  aviso,
}: Pick<CasoExterno, 'estado' | 'etiqueta' | 'aviso'>) => {
  if (estado === null) return textos.comunes.sinDato
  return (
    <>
      <Tag kind="neutro" icon={ICONOS[estado]} text={etiqueta} />
      {aviso !== '' && <span className="cell-detail">{aviso}</span>}
    </>
  )
}
