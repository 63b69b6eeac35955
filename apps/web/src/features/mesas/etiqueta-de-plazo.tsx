import { type Fecha, textos, writeCambioSinPlazo } from '@apremia/core'
import type { ComponentProps } from 'react'
import { describeSaldada, MarcaDeSaldada } from '../../panels/casos/marca-de-saldada.tsx'
import { formatDate } from '../../ui/format.ts'
import { Tag } from '../../ui/tag.tsx'
import { writeFaltan } from './filtro.ts'
import type { CasoDeMesa } from './mesas-api.ts'

const { aTermino, vencido } = textos.mesas

const TAGS: Readonly<Record<NonNullable<CasoDeMesa['color']>, ComponentProps<typeof Tag>>> = {
  aTermino: { kind: 'exito', icon: 'exito', text: aTermino },
  vencido: { kind: 'error', icon: 'alerta', text: vencido },
}

type Plazo = Pick<CasoDeMesa, 'vence' | 'faltan' | 'color' | 'cambio' | 'saldada' | 'cierre'>

/**
 * Describes a change of situation later than the action from which the deadline counts. The change does not move the
 * deadline (D188). Returns '' when there is no change.
 */
const describeCambio = ({ cambio }: Pick<Plazo, 'cambio'>): string =>
  cambio === null
    ? ''
    : writeCambioSinPlazo({ clase: cambio.clase, desde: cambio.desde as Fecha }, 'fila')

/** Returns the task still pending in a case whose debt is paid (D169), or '' when no task is pending. */
const describeCierre = ({ cierre }: Pick<Plazo, 'cierre'>): string =>
  cierre === null ? '' : textos.mesas.cierre[cierre]

/** Returns the visible text of the deadline. The accessible name of its link must equal this text (WCAG 2.5.3). */
export const describePlazo = ({ vence, faltan, color, cambio, saldada, cierre }: Plazo): string =>
  (saldada !== null
    ? [describeSaldada(saldada), describeCierre({ cierre })]
    : [
        formatDate(vence ?? ''),
        ...(color === null ? [] : [TAGS[color].text, faltan === null ? '' : writeFaltan(faltan)]),
        describeCambio({ cambio }),
      ]
  )
    .filter((parte) => parte !== '')
    .join(', ')

/**
 * Shows a deadline with its day. Words and an icon, besides the colour, say whether the day has passed (S2 §4; ux 16).
 */
export const EtiquetaDePlazo = ({ vence, faltan, color, cambio, saldada, cierre }: Plazo) => {
  if (saldada !== null) {
    const paso = describeCierre({ cierre })
    return (
      <>
        <MarcaDeSaldada desde={saldada} />
        {paso !== '' && <span className="cell-detail mesa-cambio">{paso}</span>}
      </>
    )
  }
  const posterior = describeCambio({ cambio })
  return (
    <>
      <span className="mesa-plazo" title={faltan === null ? undefined : writeFaltan(faltan)}>
        {formatDate(vence ?? '')}
        {color !== null && (
          <>
            <Tag {...TAGS[color]} />
            {faltan !== null && <small>{writeFaltan(faltan)}</small>}
          </>
        )}
      </span>
      {posterior !== '' && (
        <span className="cell-detail mesa-cambio" title={posterior}>
          {posterior}
        </span>
      )}
    </>
  )
}
