import { ALARMAS, type Mesa, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { enlaceDeAlarma } from './enlaces.ts'
import type { Hoy } from './hoy-api.ts'

const { numeros: nombres } = textos.hoy

interface AlarmasDeHoyProps {
  readonly mesa: Mesa
  readonly numeros: Hoy['alarmas'][Mesa]
  /** Lawyer in the URL of a desk. '' for a person who does not choose a lawyer. */
  readonly abogado: string
}

/**
 * Warnings (alarms) that cases of a desk, their measures or their agreements are about to expire (ADR 0034). The
 * deadlines of the desk are shown apart.
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
