import { interpolar, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'

interface FallaDeIngresoProps {
  readonly mensaje: string
  readonly documento: string | undefined
  readonly actions?: ReactNode
}

export const FallaDeIngreso = ({ mensaje, documento, actions }: FallaDeIngresoProps) => (
  <Alert kind="error" title={textos.acceso.falla} actions={actions}>
    <p>{mensaje}</p>
    {documento !== undefined && (
      <p>{interpolar(textos.acceso.documentoInformado, { documento })}</p>
    )}
  </Alert>
)
