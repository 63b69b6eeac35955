import { interpolar, LIMITES_DE_CASO, textos } from '@apremia/core'
import type { CuentasDeMesa } from '../../panels/mesas/mesas-api.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import type { CasosDeMesa } from './use-casos.ts'

const { ventana, verHistorico } = textos.mesas
const t = textos.mesasPantalla.ventana

interface VentanaProps
  extends Pick<CasosDeMesa, 'solapa' | 'historico' | 'miraAtras' | 'lookBack'> {
  readonly cuentas: CuentasDeMesa | undefined
}

/** Shows how many past days the list of cases covers, and the number of older cases that the list leaves out (D67). */
export const Ventana = ({ solapa, historico, miraAtras, lookBack, cuentas }: VentanaProps) => {
  const anteriores = cuentas?.anteriores[solapa] ?? 0
  if (solapa === 'sinEvaluar')
    return (
      <div className="mesa-ventana">
        <p>
          <span className="mesa-chip">{t.todo}</span>
        </p>
      </div>
    )
  return (
    <div className="mesa-ventana">
      <p>
        <span className="mesa-chip">
          {historico ? t.todo : interpolar(ventana, { n: LIMITES_DE_CASO.ventana })}
        </span>{' '}
        {!historico && cuentas?.desde && interpolar(t.desde, { fecha: formatDate(cuentas.desde) })}
      </p>
      {miraAtras && (
        <Button
          variant="ghost"
          icon="reloj"
          onClick={({ currentTarget }) => {
            // This button disappears with the message of the empty list as soon as cases are shown. The focus moves to
            // the list first, so that the focus is not lost.
            if (currentTarget.closest('.empty')) currentTarget.closest('section')?.focus()
            lookBack(!historico)
          }}
        >
          {historico
            ? interpolar(t.quitar, { n: LIMITES_DE_CASO.ventana })
            : anteriores > 0
              ? interpolar(t.mas, { n: formatInteger(anteriores) })
              : verHistorico}
        </Button>
      )}
    </div>
  )
}
