import { CAMPOS_DE_ACTUACION, type ClaveDeDato, etiquetaDeDato, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { ConflictAlert } from '../../ui/record/conflict-alert.tsx'
import type { useConflict } from '../../ui/record/use-conflict.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'
import { type Campo, type ValoresDeActuacion, valoresDe } from './valores.ts'

const { form: t, versionVieja, obs } = textos.actuaciones
const { sinDato } = textos.comunes

const esDato = (campo: Campo): campo is ClaveDeDato => Object.hasOwn(CAMPOS_DE_ACTUACION, campo)

const PROPIOS: Readonly<Record<Exclude<Campo, ClaveDeDato>, string>> = {
  fecha: t.fecha,
  tp_id: textos.gestion.tipo,
  abogado: textos.gestion.filtros.abogado,
  recursos: t.recursos,
  obs,
}

interface ConflictoDeActuacionProps {
  readonly conflicto: ReturnType<typeof useConflict<Actuacion, ValoresDeActuacion, undefined>>
  readonly valores: ValoresDeActuacion
}

export const ConflictoDeActuacion = ({ conflicto, valores }: ConflictoDeActuacionProps) => {
  const { conflict, rebased, settle } = conflicto
  if (!conflict) return rebased && <Alert kind="aviso" title={versionVieja} />
  return (
    <ConflictAlert
      title={versionVieja}
      rows={conflict.names.map((campo) => ({
        name: esDato(campo) ? etiquetaDeDato(campo) : PROPIOS[campo],
        mine: valores[campo] || sinDato,
        theirs: valoresDe(conflict.saved)[campo] || sinDato,
      }))}
      onSettle={settle}
    />
  )
}
