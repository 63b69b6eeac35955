import type { Contract, TipoDeReply } from '@apremia/api-client'
import { type Fuente, interpolar, textos } from '@apremia/core'
import { newEstado, providerAddress, returnAddress } from '../../session/provider-token.ts'

const acceso = textos.acceso

const ORGANISMOS: Readonly<Record<Fuente, string>> = {
  renaper: 'Registro Nacional de las Personas',
  afip: 'Clave fiscal',
  miarg: 'Cuenta ciudadana',
  anses: 'Clave de la Seguridad Social',
}

interface ProviderButtonsProps {
  readonly identidad: TipoDeReply<Contract['getConfig']>['identidad']
  readonly disabled: boolean
}

/**
 * Buttons to sign in, one for each identity source that the identity provider offers (A2). A provider without sources
 * has one button, with its name (D187).
 */
export const ProviderButtons = ({ identidad, disabled }: ProviderButtonsProps) => {
  const go = (fuente?: Fuente) => {
    const vlv = returnAddress(window.location.origin, newEstado(window.sessionStorage))
    window.location.assign(providerAddress(identidad.url, vlv, fuente))
  }
  if (identidad.fuentes.length === 0) {
    return (
      <button type="button" className="provider" disabled={disabled} onClick={() => go()}>
        <strong>{interpolar(acceso.ingresarCon, { proveedor: identidad.nombre })}</strong>
      </button>
    )
  }
  return (
    <ul className="providers">
      {identidad.fuentes.map((fuente) => (
        <li key={fuente}>
          <button
            type="button"
            className={`provider provider-${fuente}`}
            aria-label={interpolar(acceso.ingresarCon, { proveedor: acceso.proveedores[fuente] })}
            disabled={disabled}
            onClick={() => go(fuente)}
          >
            <strong>{acceso.proveedores[fuente]}</strong>
            <small>{ORGANISMOS[fuente]}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
