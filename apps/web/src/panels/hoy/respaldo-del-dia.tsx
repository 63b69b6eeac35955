import { interpolar, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { formatInstant } from '../../ui/format.ts'

const t = textos.hoy.miDia.respaldo

/** Says when the last backup copy was made, or how to make the first one. */
export const RespaldoDelDia = ({ ultimo }: { readonly ultimo: string | null }) =>
  ultimo === null ? (
    <Alert kind="aviso" title={t.nunca}>
      <p>{interpolar(t.queHacer, { comando: t.comando })}</p>
    </Alert>
  ) : (
    <p className="hoy-otros">{interpolar(t.ultimo, { momento: formatInstant(ultimo) })}</p>
  )
