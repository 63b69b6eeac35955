import { abogadoExterno } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import type { CasoExterno } from './abogado-externo-api.ts'

const { exportarExcel, exportarExcelDe } = textos.abogadoExterno

interface ExcelDeCasoProps {
  readonly caso: Pick<CasoExterno, 'imponible' | 'recurso'>
  readonly enFila?: boolean
}

export const ExcelDeCaso = ({ caso, enFila = false }: ExcelDeCasoProps) => {
  const { imponible, recurso } = caso
  const dispatch = useAppDispatch()
  const [bajando, setBajando] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    setBajando(true)
    const query = { imponible: String(imponible), recurso, formato: 'xlsx' as const }
    setFailure(await dispatch(downloadDocument(abogadoExterno.exportCaso, { query })))
    setBajando(false)
  }
  return (
    <>
      <Button
        icon="excel"
        loading={bajando}
        onClick={() => void download()}
        {...(enFila
          ? {
              variant: 'ghost',
              title: exportarExcel,
              'aria-label': interpolar(exportarExcelDe, { caso: `${imponible} ${recurso}` }),
            }
          : {})}
      >
        {!enFila && exportarExcel}
      </Button>
      {failure && (
        <FailureAlert
          failure={failure}
          onRetry={() => void download()}
          onClose={() => setFailure(undefined)}
        />
      )}
    </>
  )
}
