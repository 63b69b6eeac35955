import { interpolar, MESES_DE_VENCIMIENTO, textos } from '@apremia/core'
import { useId } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { formatDate } from '../../ui/format.ts'
import type { RevisionDeCartas } from './decide-carta.ts'
import type { CartaPorSalir } from './use-carta.ts'

const { alActuar: t } = textos.cartas

interface VencimientoFieldProps {
  readonly carta: CartaPorSalir
  readonly revision: RevisionDeCartas
}

export const VencimientoField = ({ carta, revision }: VencimientoFieldProps) => {
  const name = useId()
  const { vencimiento, siguiente } = revision
  if (siguiente === null) return null
  const opciones = {
    actual: interpolar(t.este, { fecha: formatDate(vencimiento.fecha) }),
    siguiente: interpolar(t.siguiente, { fecha: formatDate(siguiente.fecha) }),
  }
  return (
    <>
      <Alert kind="aviso" title={vencimiento.avisos.join(' ')}>
        {siguiente.avisos.length > 0 && <p>{siguiente.avisos.join(' ')}</p>}
        {carta.mes === undefined && <p>{t.elija}</p>}
        {carta.mes === 'siguiente' && revision.propuesto === carta.mes && (
          <p>{interpolar(t.propuesto, { fecha: formatDate(siguiente.fecha) })}</p>
        )}
      </Alert>
      <fieldset className="choice">
        <legend>{t.hastaCuando}</legend>
        {MESES_DE_VENCIMIENTO.map((mes) => (
          <label key={mes}>
            <input
              type="radio"
              name={name}
              value={mes}
              checked={mes === carta.mes}
              onChange={() => carta.choose(mes)}
            />
            {opciones[mes]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
