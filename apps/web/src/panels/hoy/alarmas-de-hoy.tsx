import { ALARMAS, type Mesa, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { enlaceDeAlarma } from './enlaces.ts'
import type { Hoy } from './hoy-api.ts'

const { numeros: nombres } = textos.hoy

interface AlarmasDeHoyProps {
  readonly mesa: Mesa
  readonly numeros: Hoy['alarmas'][Mesa]
  /** Whose, as the address of a desk says it; '' for who does not choose. */
  readonly abogado: string
}

/** What is warned of on a desk besides its deadlines (ADR 0034), each number a way into it already filtered. */
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
