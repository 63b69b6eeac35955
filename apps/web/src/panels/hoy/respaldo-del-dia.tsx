import { interpolar, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { formatInstant } from '../../ui/format.ts'
import type { DiaDeTrabajo } from './hoy-api.ts'

const t = textos.hoy.miDia.respaldo

/** Shows when the last backup was made. When the backup is old or missing, warns and explains how to make a backup. */
export const RespaldoDelDia = ({ ultimo, viejo }: NonNullable<DiaDeTrabajo['respaldo']>) => {
  const dicho = ultimo === null ? t.nunca : interpolar(t.ultimo, { momento: formatInstant(ultimo) })
  if (ultimo !== null && !viejo) return <p className="hoy-otros">{dicho}</p>
  return (
    <Alert kind="aviso" title={dicho}>
      <p>{ultimo === null ? t.sinNinguna : t.vieja}</p>
      <p>{interpolar(t.queHacer, { comando: t.comando })}</p>
    </Alert>
  )
}
