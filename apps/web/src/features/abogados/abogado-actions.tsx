import { ABOGADO_JEFE, textos } from '@apremia/core'
import { useState } from 'react'
import { usePuede, useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { type Abogado, nombreDe } from './ficha.ts'

const EliminarAbogado = later(async () => (await import('./eliminar-dialog.tsx')).EliminarAbogado)
const FichaDialog = later(async () => (await import('./ficha-dialog.tsx')).FichaDialog)
const JefaturaDialog = later(async () => (await import('./jefatura-dialog.tsx')).JefaturaDialog)

const comunes = textos.comunes
const abogados = textos.abogados

interface AbogadoActionsProps {
  readonly abogado: Abogado
  readonly onEdit: (abogado: Abogado) => void
  readonly onDeleted: (abogado: Abogado) => void
}

/**
 * Returns the reason why this lawyer cannot be named head lawyer, or undefined when the lawyer can be named. The server
 * refuses for the same reasons.
 */
const sinJefatura = ({ codexterno, nrodni, baja }: Abogado, propio: string | undefined) => {
  const { deBaja, propia, yaEs } = abogados.jefatura
  if (codexterno === ABOGADO_JEFE) return yaEs
  if (baja === '1') return deBaja
  return nrodni === propio ? propia : undefined
}

export const AbogadoActions = ({ abogado, onEdit, onDeleted }: AbogadoActionsProps) => {
  const puede = usePuede()
  const [open, setOpen] = useState<'ficha' | 'eliminar' | 'jefatura'>()
  const usuario = useUsuario()
  const porque = sinJefatura(abogado, usuario?.dni)
  const nombre = nombreDe(abogado)
  const close = () => setOpen(undefined)
  return (
    <div className="actions">
      {puede('abogados.administrar') ? (
        <>
          <Button
            variant="ghost"
            icon="editar"
            aria-label={`${comunes.editar} a ${nombre}`}
            title={comunes.editar}
            onClick={() => onEdit(abogado)}
          />
          <Button
            variant="ghost"
            icon="jefatura"
            aria-label={`${abogados.jefatura.accion} a ${nombre}`}
            title={porque ?? abogados.jefatura.accion}
            disabled={porque !== undefined}
            onClick={() => setOpen('jefatura')}
          />
          <Button
            variant="ghost"
            icon="borrar"
            aria-label={`Eliminar a ${nombre}`}
            title={abogado.baja === '1' ? abogados.sinBaja.deBaja : undefined}
            disabled={abogado.baja === '1'}
            onClick={() => setOpen('eliminar')}
          >
            {comunes.eliminar}
          </Button>
        </>
      ) : (
        <Button
          variant="ghost"
          icon="ver"
          aria-label={`${comunes.ver} la ficha de ${nombre}`}
          title={comunes.ver}
          onClick={() => setOpen('ficha')}
        />
      )}

      {open === 'ficha' && <FichaDialog abogado={abogado} onClose={close} />}
      {open === 'jefatura' && <JefaturaDialog abogado={abogado} onClose={close} />}
      {open === 'eliminar' && (
        <EliminarAbogado
          abogado={abogado}
          onDeleted={(deleted) => {
            close()
            onDeleted(deleted)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
