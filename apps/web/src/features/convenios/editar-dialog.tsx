import { textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { impedimentoDe } from './convenio.ts'
import { useGetConvenioQuery } from './convenios-api.ts'
import { ConvenioFicha } from './ficha/convenio-ficha.tsx'

interface EditarDialogProps {
  readonly id: number
  readonly onClose: () => void
  readonly onSaved: (id: number) => void
}

/**
 * Shows the form of a payment agreement or, when this person may not change the agreement, the reason. Anybody can open
 * the URL.
 */
export const EditarDialog = ({ id, onClose, onSaved }: EditarDialogProps) => {
  const principal = usePrincipal()
  const { data, error } = useGetConvenioQuery({ params: { id } })
  // Once the form of the payment agreement is open, it stays open. If the agreement changes in the meantime, the form
  // says so and keeps the typed values.
  const [empezado, setEmpezado] = useState(false)
  const impedimento = data && !empezado ? impedimentoDe(principal, data, 'editar') : undefined
  if (data && !empezado && impedimento === undefined) setEmpezado(true)
  if (impedimento !== undefined) {
    return (
      <Dialog
        title={textos.convenios.ver}
        onClose={onClose}
        footer={<Button onClick={onClose}>{textos.comunes.cerrar}</Button>}
      >
        <Alert kind="aviso">
          <p>{impedimento}</p>
        </Alert>
      </Dialog>
    )
  }
  if (!data && !failureOf(error)) return null
  return <ConvenioFicha modo="editar" id={id} onClose={onClose} onSaved={onSaved} />
}
