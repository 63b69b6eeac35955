import { interpolar, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'

interface FallaDeIngresoProps {
  readonly mensaje: string
  readonly documento: string | undefined
  readonly actions?: ReactNode
}

/** For a person who is not registered, also shows the document number that the provider reported. */
export const FallaDeIngreso = ({ mensaje, documento, actions }: FallaDeIngresoProps) => (
  <Alert kind="error" title={textos.acceso.falla} actions={actions}>
    <p>{mensaje}</p>
    {documento !== undefined && (
      <p>{interpolar(textos.acceso.documentoInformado, { documento })}</p>
    )}
  </Alert>
)
