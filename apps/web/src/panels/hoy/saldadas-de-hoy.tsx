import { type Mesa, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { enlaceDeSaldadas } from './enlaces.ts'
import type { Hoy } from './hoy-api.ts'

const { saldadas: nombres } = textos.hoy

interface SaldadasDeHoyProps {
  readonly mesa: Mesa
  readonly numeros: Hoy['saldadas'][Mesa]
  /** Lawyer's code to put in the links to the lists of cases (desks). '' for a person who may not choose a lawyer. */
  readonly abogado: string
}

/**
 * Links to the paid cases of a desk, a list of cases (D169): the recently paid cases, and the cases that wait to be
 * archived.
 */
export const SaldadasDeHoy = ({ mesa, numeros, abogado }: SaldadasDeHoyProps) => (
  <p className="hoy-otros">
    {(['recientes', 'paraArchivar'] as const).map((clase) => {
      const n = numeros[clase]
      return (
        <Link key={clase} to={enlaceDeSaldadas(mesa, clase, abogado)}>
          {`${formatInteger(n)} ${nombres[clase][n === 1 ? 'uno' : 'varios']}`}
        </Link>
      )
    })}
  </p>
)
