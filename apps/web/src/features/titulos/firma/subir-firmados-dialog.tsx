import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FilePicker } from '../../../ui/files/file-picker.tsx'
import { formatBytes, formatInteger } from '../../../ui/format.ts'
import { Sending } from '../../../ui/sending.tsx'
import { checkFirmado, MEGAS_DE_FIRMADO, TIPOS_DE_FIRMADO } from './check-firmado.ts'
import { ResultadoDeSubida } from './resultado-de-subida.tsx'
import { type AvanceDeSubida, useSubida } from './use-subida.ts'

const t = textos.firmaDeTitulos.subir

const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`

const cuantoVa = ({ paso, hecho, total }: AvanceDeSubida): string => {
  if (total === 0) return ''
  const format = paso === 'enviando' ? formatBytes : formatInteger
  return interpolar(t.cuanto, { hecho: format(hecho), total: format(total) })
}

interface SubirFirmadosDialogProps {
  readonly onClose: () => void
}

export const SubirFirmadosDialog = ({ onClose }: SubirFirmadosDialogProps) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [rechazos, setRechazos] = useState<readonly string[]>([])
  const [reemplazar, setReemplazar] = useState(false)
  const { avance, archivos, fallas, hecha, subir, detener, limpiar } = useSubida()
  const ayuda = useId()
  const add = (chosen: readonly File[]) => {
    const nuevos = new Map([...files, ...chosen].map((file) => [keyOf(file), file]))
    const conMotivo = chosen.map((file) => ({ file, motivo: checkFirmado(file) }))
    setFiles([...nuevos.values()].filter((file) => checkFirmado(file) === undefined))
    setRechazos(
      conMotivo.flatMap(({ file, motivo }) => (motivo ? [`${file.name}: ${motivo}.`] : [])),
    )
  }
  const send = () => (files.length === 0 ? setRechazos([t.falta]) : void subir(files, reemplazar))
  const restart = () => {
    setFiles([])
    limpiar()
  }
  return (
    <Dialog
      title={t.titulo}
      size="large"
      closable={avance === undefined}
      onClose={onClose}
      footer={
        avance === undefined && (
          <>
            <Button onClick={onClose}>{t.cerrar}</Button>
            {hecha ? (
              <Button variant="primary" icon="subir" onClick={restart}>
                {t.otra}
              </Button>
            ) : (
              <Button variant="primary" icon="subir" onClick={send}>
                {t.enviar}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="stack">
        {avance && (
          <Sending
            label={interpolar(t[avance.paso], { archivo: avance.archivo })}
            cuanto={cuantoVa(avance)}
            done={avance.hecho}
            total={avance.total}
            detener={t.detener}
            onDetener={detener}
          />
        )}
        {!avance && !hecha && (
          <>
            <Field label={t.campo} hint={interpolar(t.ayuda, { mb: MEGAS_DE_FIRMADO })}>
              {({ id, describedBy }) => (
                <FilePicker
                  id={id}
                  describedBy={describedBy}
                  accept={TIPOS_DE_FIRMADO}
                  files={files}
                  refused={rechazos}
                  onAdd={add}
                  onRemove={(file) => setFiles(files.filter((otro) => otro !== file))}
                />
              )}
            </Field>
            <div className="choice">
              <label>
                <input
                  type="checkbox"
                  checked={reemplazar}
                  aria-describedby={ayuda}
                  onChange={({ target }) => setReemplazar(target.checked)}
                />
                {t.reemplazar}
              </label>
            </div>
            <p id={ayuda} className="search-hint">
              {t.reemplazarAyuda}
            </p>
          </>
        )}
        {(archivos.length > 0 || fallas.length > 0) && !avance && (
          <ResultadoDeSubida archivos={archivos} fallas={fallas} />
        )}
      </div>
    </Dialog>
  )
}
