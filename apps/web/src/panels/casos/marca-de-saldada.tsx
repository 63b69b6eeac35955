import { interpolar, textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { Tag } from '../../ui/tag.tsx'
import './casos.css'

const { saldada, saldadaDesde } = textos.mesas

/**
 * Returns the text of the tag of a paid case: 'Saldada, desde el 12/11/2026'. The element that contains the tag has
 * this text in its accessible name.
 */
export const describeSaldada = (desde: string): string =>
  `${saldada}, ${interpolar(saldadaDesde, { dia: formatDate(desde) })}`

/**
 * Tag of a case whose debt assigned to lawyers is all paid, with the day of the payment (D169). Every list of cases
 * uses this tag.
 */
export const MarcaDeSaldada = ({ desde }: { readonly desde: string }) => (
  <span className="caso-saldada">
    <Tag kind="neutro" icon="exito" text={saldada} />{' '}
    <small>{interpolar(saldadaDesde, { dia: formatDate(desde) })}</small>
  </span>
)
