import { fechaEnZona, formatFecha, interpolar, textos } from '@apremia/core'
import { Button } from '../button.tsx'
import { formatTime } from '../format.ts'

interface FreshnessProps {
  /** True while another page or filter loads and the screen still shows the previous rows. */
  readonly busy: boolean
  readonly time: number | undefined
  readonly onRefresh: () => void
}

/** Shows the time of day at which the list was loaded, with a refresh button. On paper, it shows the date too. */
export const Freshness = ({ busy, time, onRefresh }: FreshnessProps) => {
  if (busy) return <p className="freshness">{textos.comunes.buscando}</p>
  if (time === undefined) return null
  const hora = formatTime(time)
  return (
    <p className="freshness">
      <span className="screen-only">{interpolar(textos.comunes.datosDeLas, { hora })}</span>
      <span className="print-only">
        {interpolar(textos.comunes.datosDel, {
          fecha: formatFecha(fechaEnZona(new Date(time))),
          hora,
        })}
      </span>
      <Button
        variant="ghost"
        icon="reintentar"
        aria-label={textos.comunes.actualizar}
        title={textos.comunes.actualizar}
        onClick={onRefresh}
      />
    </p>
  )
}
