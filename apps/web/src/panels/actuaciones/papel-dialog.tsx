import { useEffect } from 'react'
import { useGetActuacionQuery } from './actuaciones-api.ts'
import { DocumentoDialog } from './documento-dialog.tsx'

interface PapelDialogProps {
  /** An action that prints a paper and was just saved. */
  readonly actuacion: number
  readonly onClose: () => void
}

/** The paper an action was saved with, open at once (S2 §4, type 10). */
export const PapelDialog = ({ actuacion, onClose }: PapelDialogProps) => {
  const { data, isError } = useGetActuacionQuery({ params: { id: actuacion } })
  const papel = data?.documentos.find(({ tipo }) => tipo === 'application/pdf')
  // The action is saved all the same, and its documents are in its line.
  const nada = isError || (data !== undefined && papel === undefined)
  useEffect(() => {
    if (nada) onClose()
  }, [nada, onClose])
  return papel && <DocumentoDialog documento={papel} onClose={onClose} />
}
