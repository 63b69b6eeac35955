import { interpolar, textos } from '@apremia/core'
import { newEstado, providerAddress, returnAddress } from '../../session/provider-token.ts'

const acceso = textos.acceso

type Fuente = keyof typeof acceso.proveedores

const ORGANISMOS: Readonly<Record<Fuente, string>> = {
  renaper: 'Registro Nacional de las Personas',
  afip: 'Clave fiscal',
  miarg: 'Cuenta ciudadana',
  anses: 'Clave de la Seguridad Social',
}

const FUENTES = Object.keys(ORGANISMOS) as Fuente[]

interface ProviderButtonsProps {
  /** Sign-in page of the provider; unknown until the configuration arrives. */
  readonly identidad: string | undefined
  readonly disabled: boolean
}

/** The four identity sources: each goes to the provider with its `fnt` and the return address (A2). */
export const ProviderButtons = ({ identidad, disabled }: ProviderButtonsProps) => {
  const go = (fuente: Fuente) => {
    if (identidad === undefined) return
    const vlv = returnAddress(window.location.origin, newEstado(window.sessionStorage))
    window.location.assign(providerAddress(identidad, vlv, fuente))
  }
  return (
    <ul className="providers">
      {FUENTES.map((fuente) => (
        <li key={fuente}>
          <button
            type="button"
            className={`provider provider-${fuente}`}
            aria-label={interpolar(acceso.ingresarCon, { proveedor: acceso.proveedores[fuente] })}
            disabled={disabled || identidad === undefined}
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
