import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'

interface NumeroProps {
  readonly n: number
  /**
   * Description of the counted cases: the heading of the row and the heading of the column. A screen reader reads it as
   * part of the link.
   */
  readonly que: string
  readonly to: string | undefined
}

export const Numero = ({ n, que, to }: NumeroProps) => {
  const texto = formatInteger(n)
  if (n === 0 || to === undefined) return texto
  return (
    <Link to={to} aria-label={interpolar(textos.estadisticas.abrir, { que, n: texto })}>
      {texto}
    </Link>
  )
}
