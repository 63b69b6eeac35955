import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'

interface NumeroProps {
  readonly n: number
  /**
   * Text that tells which things the number counts: the headings of its row and its column. The accessible name of the
   * link contains the text.
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
