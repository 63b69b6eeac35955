import { type Fecha, textos, writeCambioSinPlazo, writeEstadoEnCelda } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CasoDeMesa } from '../mesas/mesas-api.ts'
import { MarcaDePlazo } from './marca-de-plazo.tsx'
import { describeSaldada, MarcaDeSaldada } from './marca-de-saldada.tsx'
import { MarcaEnCelda } from './marca-en-celda.tsx'
import './casos.css'

type Plazo = Pick<CasoDeMesa, 'plazo' | 'cambio' | 'saldada' | 'cierre'>

/**
 * Returns the text about a change of the legal status of a case after its deadline started. The change does not move
 * the deadline (D188). Returns '' when there was no change.
 */
const describeCambio = ({ cambio }: Pick<Plazo, 'cambio'>): string =>
  cambio === null
    ? ''
    : writeCambioSinPlazo({ clase: cambio.clase, desde: cambio.desde as Fecha }, 'fila')

/** Returns the task still pending in a case whose debt is paid (D169), or '' when no task is pending. */
const describeCierre = ({ cierre }: Pick<Plazo, 'cierre'>): string =>
  cierre === null ? '' : textos.mesas.cierre[cierre]

/**
 * Returns everything that a list says about the deadline of a case, as one text. A link in the cell of the deadline
 * must contain the same text in its accessible name (WCAG 2.5.3).
 */
export const describePlazo = ({ plazo, cambio, saldada, cierre }: Plazo): string =>
  (saldada !== null
    ? [describeSaldada(saldada), describeCierre({ cierre })]
    : [
        plazo.vence === null ? '' : formatDate(plazo.vence),
        writeEstadoEnCelda(plazo),
        describeCambio({ cambio }),
      ]
  )
    .filter((parte) => parte !== '')
    .join(', ')

export const EtiquetaDePlazo = ({ plazo, cambio, saldada, cierre }: Plazo) => {
  if (saldada !== null) {
    const paso = describeCierre({ cierre })
    return (
      <>
        <MarcaDeSaldada desde={saldada} />
        {paso !== '' && <span className="cell-detail cell-below mesa-cambio">{paso}</span>}
      </>
    )
  }
  const posterior = describeCambio({ cambio })
  return (
    <>
      <span className="mesa-plazo">
        {plazo.vence !== null && formatDate(plazo.vence)}
        <MarcaDePlazo {...plazo} />
      </span>
      {posterior !== '' && (
        <span className="cell-detail cell-below mesa-cambio" title={posterior}>
          {posterior}
        </span>
      )}
    </>
  )
}

/**
 * Shows the day of a deadline with its state below, for a narrow column of a list. If the legal status changed after
 * the deadline started, a table shows an icon with a tooltip and a card shows the whole text.
 */
export const PlazoEnCelda = (caso: Plazo) => {
  const { plazo, saldada } = caso
  if (saldada !== null) return <EtiquetaDePlazo {...caso} />
  const posterior = describeCambio(caso)
  return (
    <span className="mesa-plazo plazo-en-celda">
      {plazo.vence !== null && <span>{formatDate(plazo.vence)}</span>}
      <MarcaEnCelda {...plazo} />
      {posterior !== '' && (
        <span className="cell-detail cell-below plazo-cambio" title={posterior}>
          <Icon name="info" />
          <span>{posterior}</span>
        </span>
      )}
    </span>
  )
}
