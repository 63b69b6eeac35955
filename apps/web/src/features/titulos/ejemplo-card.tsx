import { titulos as calls } from '@apremia/api-client'
import { CATEGORIAS, type Categoria, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Icon } from '../../ui/icon.tsx'

const titulos = textos.titulos

export const EjemploCard = () => {
  const dispatch = useAppDispatch()
  const [category, setCategory] = useState<Categoria>('inmueble')
  const [downloading, setDownloading] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    setDownloading(true)
    setFailure(await dispatch(downloadDocument(calls.getXlsExample, { query: { category } })))
    setDownloading(false)
  }
  return (
    <Card title={titulos.descargaBasica}>
      <p className="card-lead">
        <Icon name="excel" /> Planilla con los encabezados, dos filas de ejemplo y una hoja de
        instrucciones.
      </p>
      <fieldset className="choice">
        <legend>{titulos.categoria} del ejemplo</legend>
        {CATEGORIAS.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="categoria-ejemplo"
              value={option}
              checked={option === category}
              onChange={() => setCategory(option)}
            />
            {titulos.categorias[option]}
          </label>
        ))}
      </fieldset>
      <Button icon="descargar" loading={downloading} onClick={() => void download()}>
        {titulos.descargarEjemplo}
      </Button>
      {failure && (
        <FailureAlert
          failure={failure}
          title={titulos.fallaDelEjemplo}
          onClose={() => setFailure(undefined)}
        />
      )}
    </Card>
  )
}
