import { PARTE_DE_ENVIO } from '@apremia/api-client'
import { BAJAS_SIN_CONFIRMAR, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { EnvioEnCurso } from '../../panels/envio-por-partes/envio-en-curso.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { formatBytes } from '../../ui/format.ts'
import { checkPaquete, TOPE } from './check-paquete.ts'
import { PaqueteAMedias } from './paquete-a-medias.tsx'
import { type OnEmpezada, useEnvioDePaquete } from './use-envio-de-paquete.ts'

const t = textos.datosDelMunicipio

interface NuevaCargaDialogProps {
  /**
   * True when Apremia reads the debt and the cases from the municipality's own service. A data package then brings only
   * the other data.
   */
  readonly remoto: boolean
  readonly onEmpezada: OnEmpezada
  readonly onClose: () => void
}

export const NuevaCargaDialog = (props: NuevaCargaDialogProps) => {
  const { remoto, onEmpezada, onClose } = props
  const { send, detener, avance, failure, onFailure } = useEnvioDePaquete(onEmpezada)
  const [file, setFile] = useState<File>()
  const [pedido, setPedido] = useState(false)
  const problema = checkPaquete(file)
  const onSubmit = () => {
    setPedido(true)
    if (file && problema === undefined)
      void send(file, { simulacion: true, rechazosHasta: 0, bajasHasta: BAJAS_SIN_CONFIRMAR })
  }
  return (
    <FormDialog
      title={t.nueva}
      saveLabel={t.envio.probar}
      busy={avance !== undefined}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {failure && (
        <FailureAlert
          failure={failure}
          title={t.envio.fallido}
          onClose={() => onFailure(undefined)}
        />
      )}
      {!avance && <PaqueteAMedias />}
      {remoto && <p>{t.envio.remoto}</p>}
      <FileField
        label={t.envio.archivo}
        accept=".zip,.csv,.xlsx"
        value={file}
        onChange={setFile}
        error={file || pedido ? problema : undefined}
        hint={`${interpolar(t.envio.ayuda, { tope: TOPE })} ${interpolar(t.envio.partes, { tope: formatBytes(PARTE_DE_ENVIO) })}`}
        disabled={avance !== undefined}
        required
      />
      {avance && <EnvioEnCurso avance={avance} onDetener={detener} />}
    </FormDialog>
  )
}
