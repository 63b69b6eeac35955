import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '../api/config-api.ts'
import { useAppDispatch } from '../api/thunk.ts'
import type { Usuario } from '../session/session-slice.ts'
import { signOut } from '../session/sign-out.ts'
import { usePuede, useUsuario } from '../session/use-sesion.ts'
import { Brand } from '../ui/brand.tsx'
import { Button } from '../ui/button.tsx'
import { later } from '../ui/later.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { BuscadorButton } from './buscador-button.tsx'

const SinLeer = later(
  async () => (await import('../features/comunicaciones/sin-leer.tsx')).SinLeer,
  null,
)

const TareasButton = later(
  async () => (await import('../panels/trabajos/tareas-button.tsx')).TareasButton,
  <span className="btn-icon" />,
)

const AyudaButton = later(
  async () => (await import('./ayuda-button.tsx')).AyudaButton,
  <span className="btn-icon" />,
)

const acceso = textos.acceso
const navegacion = textos.navegacion

/** Formats the name of the user as 'Apellido, Nombre (A01)'. Without a lawyer's code, omits the parentheses (D111). */
export const nombreDeUsuario = ({ apellido, nombre, abogado }: Usuario): string =>
  abogado === ''
    ? interpolar(acceso.persona, { apellido, nombre })
    : interpolar(acceso.personaConCodigo, { apellido, nombre, codigo: abogado })

const SignOutButton = () => {
  const dispatch = useAppDispatch()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void dispatch(signOut(window.location))
  }
  return (
    <Tooltip text={navegacion.cerrarSesion}>
      {(describedBy) => (
        <Button
          variant="ghost"
          icon="salir"
          className="header-button"
          aria-label={navegacion.cerrarSesion}
          aria-describedby={describedBy}
          loading={leaving}
          onClick={leave}
        />
      )}
    </Tooltip>
  )
}

interface HeaderProps {
  readonly menuOpen: boolean
  readonly onToggleMenu: () => void
}

export const Header = ({ menuOpen, onToggleMenu }: HeaderProps) => {
  const usuario = useUsuario()
  const puede = usePuede()
  const { data: config } = useGetConfigQuery({})
  return (
    <header className="header">
      <Button
        variant="ghost"
        icon="menu"
        className="header-button"
        aria-label={menuOpen ? navegacion.cerrarMenu : navegacion.abrirMenu}
        aria-expanded={menuOpen}
        aria-controls="menu"
        onClick={onToggleMenu}
      />
      <Link
        to="/home"
        className="header-brand"
        aria-label={`${navegacion.producto}: ${navegacion.irAlInicio}`}
      >
        <Brand />
      </Link>
      {config && <span className="header-municipio">{config.municipio}</span>}
      {config?.identidad.demo && (
        <span className="chip chip-demo" title="Los datos son ficticios">
          Demo<span>stración</span>
        </span>
      )}
      <div className="header-person">
        {usuario && <span className="header-name">{nombreDeUsuario(usuario)}</span>}
        {usuario && <BuscadorButton />}
        {puede('comunicaciones.leer') && <SinLeer />}
        {puede('trabajos.propios') && <TareasButton />}
        <AyudaButton />
        <SignOutButton />
      </div>
    </header>
  )
}
