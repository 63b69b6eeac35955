import { type Mesa, textos, URGENCIAS } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { enlaceDeVencimiento } from './enlaces.ts'
import './hoy.css'
import type { Hoy } from './hoy-api.ts'

const { numeros: nombres } = textos.hoy

const ICONOS: Readonly<Record<(typeof URGENCIAS)[number], IconName>> = {
  vencidos: 'alerta',
  proximos: 'reloj',
  sinActuaciones: 'info',
}

interface NumerosDeMesaProps {
  readonly mesa: Mesa
  readonly numeros: Hoy['judicial']
  /** Lawyer's code to put in the links to the work lists. '' for a person who may not choose a lawyer. */
  readonly abogado?: string
}

export const TarjetaDeNumeros = (props: NumerosDeMesaProps) => {
  const { mesa, numeros, abogado = '' } = props
  return (
    <ul className="hoy-numeros">
      {URGENCIAS.map((vence) => {
        const n = numeros[vence]
        return (
          <li key={vence}>
            <Link
              className={`hoy-numero hoy-${vence}`}
              data-cero={n === 0 || undefined}
              to={enlaceDeVencimiento(mesa, vence, abogado)}
            >
              <Icon name={ICONOS[vence]} />
              <strong>{formatInteger(n)}</strong>
              <span>{nombres[vence][n === 1 ? 'uno' : 'varios']}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
