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
 * Tag with the state of a case by the days that are left until the limit of 90 days (D62). Two states have the text
 * 'Activo' (active), so the icon and the number of days distinguish them (D63). The tag has no colour, because on the
 * screen only the state of a deadline has a colour (D182).
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
