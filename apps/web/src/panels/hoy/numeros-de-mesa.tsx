import { type Mesa, textos, VENCIMIENTOS } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { enlaceDeVencimiento } from './enlaces.ts'
import './hoy.css'
import type { Hoy } from './hoy-api.ts'

const { numeros: nombres } = textos.hoy

const ICONOS: Readonly<Record<(typeof VENCIMIENTOS)[number], IconName>> = {
  vencidos: 'alerta',
  proximos: 'reloj',
  sinActuaciones: 'info',
}

interface NumerosDeMesaProps {
  readonly mesa: Mesa
  readonly numeros: Hoy['judicial']
  /** Whose; '' for who does not choose. */
  readonly abogado?: string
  /** Of every lawyer: there is no desk of all of them to open. */
  readonly deTodos?: boolean
}

/** What is due on a desk, each number a way into it already filtered. */
export const TarjetaDeNumeros = (props: NumerosDeMesaProps) => {
  const { mesa, numeros, abogado = '', deTodos = false } = props
  return (
    <ul className="hoy-numeros">
      {VENCIMIENTOS.map((vence) => {
        const frame = {
          className: `hoy-numero hoy-${vence}`,
          'data-cero': numeros[vence] === 0 || undefined,
        }
        const numero = (
          <>
            <Icon name={ICONOS[vence]} />
            <strong>{formatInteger(numeros[vence])}</strong>
            <span>{nombres[vence][numeros[vence] === 1 ? 'uno' : 'varios']}</span>
          </>
        )
        return (
          <li key={vence}>
            {deTodos ? (
              <p {...frame}>{numero}</p>
            ) : (
              <Link {...frame} to={enlaceDeVencimiento(mesa, vence, abogado)}>
                {numero}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
