import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'

interface NumeroProps {
  readonly n: number
  /** Noun of what the number counts, such as cases. The accessible name of the link contains the noun. */
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
