import { interpolar, type ResultadoDeComparacion, textos } from '@apremia/core'
import { type ComponentProps, useRef, useState } from 'react'
import { saveBlob } from '../../api/documents.ts'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { hashCabeza } from './hash-cabeza.ts'
import { useVerifyArchivoMutation } from './verificacion-api.ts'

const t = textos.verificacion

const KINDS: Readonly<Record<ResultadoDeComparacion, ComponentProps<typeof Alert>['kind']>> = {
  emitido: 'exito',
  firmado: 'aviso',
  modificado: 'error',
}

interface CompararArchivoProps {
  readonly codigo: string
  /** Length in bytes of the document as it was issued. */
  readonly largo: number
  /** File name under which a person saves the issued document. */
  readonly nombre: string
}

/**
 * Compares a file of the person with the issued document. The file stays in the browser, which sends only its length, a
 * hash, and whether the file differs only by an added signature.
 */
export const CompararArchivo = ({ codigo, largo, nombre }: CompararArchivoProps) => {
  const [archivo, setArchivo] = useState<File>()
  const [cabeza, setCabeza] = useState<Blob>()
  const [ilegible, setIlegible] = useState(false)
  const elegido = useRef<File>(undefined)
  const [verify, { data, error, isLoading, reset }] = useVerifyArchivoMutation()
  const comparar = async (file: File | undefined) => {
    elegido.current = file
    setArchivo(file)
    setIlegible(false)
    reset()
    if (file === undefined) return
    try {
      const { blob, sha256, soloFirma } = await hashCabeza(file, largo)
      // The person may have chosen another file in the meantime. The result of this file is then ignored.
      if (elegido.current !== file) return
      setCabeza(blob)
      await verify({ body: { codigo, sha256, largo: file.size, soloFirma } })
    } catch {
      if (elegido.current === file) setIlegible(true)
    }
  }
  const failure = failureOf(error)
  return (
    <Card title={t.archivo.titulo}>
      <FileField
        label={t.archivo.campo}
        hint={t.archivo.ayuda}
        accept=".pdf,application/pdf"
        value={archivo}
        error={ilegible ? t.archivo.ilegible : undefined}
        onChange={(file) => void comparar(file)}
      />
      {isLoading && archivo && (
        <p role="status">{interpolar(t.archivo.comparando, { nombre: archivo.name })}</p>
      )}
      {failure && <FailureAlert failure={failure} onRetry={() => void comparar(archivo)} />}
      {data && (
        <Alert
          kind={KINDS[data.resultado]}
          title={t.archivos[data.resultado].nombre}
          actions={
            data.conserva &&
            data.resultado !== 'emitido' &&
            cabeza && (
              <Button
                icon="descargar"
                onClick={() => saveBlob(new Blob([cabeza], { type: 'application/pdf' }), nombre)}
              >
                {t.archivo.guardar}
              </Button>
            )
          }
        >
          <p>{data.frase}</p>
        </Alert>
      )}
    </Card>
  )
}
