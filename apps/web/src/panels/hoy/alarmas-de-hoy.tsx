import { ALARMAS, type Mesa, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { enlaceDeAlarma } from './enlaces.ts'
import type { Hoy } from './hoy-api.ts'

const { numeros: nombres } = textos.hoy

interface AlarmasDeHoyProps {
  readonly mesa: Mesa
  readonly numeros: Hoy['alarmas'][Mesa]
  /** Lawyer's code to put in the links to the lists of cases (desks). '' for a person who may not choose a lawyer. */
  readonly abogado: string
}

/**
 * Links to the cases of a desk (list of cases) that have an alarm. An alarm warns that a deadline is near, such as the
 * expiry of a precautionary measure (ADR 0034). The deadlines of the cases themselves are shown separately.
 */
export const AlarmasDeHoy = ({ mesa, numeros, abogado }: AlarmasDeHoyProps) => (
  <p className="hoy-otros">
    {ALARMAS.map((clase) => {
      const n = numeros[clase]
      if (n === null) return null
      const dicho = `${formatInteger(n)} ${nombres[clase][n === 1 ? 'uno' : 'varios']}`
      return (
        <Link key={clase} to={enlaceDeAlarma(mesa, clase, abogado)}>
          {dicho}
        </Link>
      )
    })}
  </p>
)
