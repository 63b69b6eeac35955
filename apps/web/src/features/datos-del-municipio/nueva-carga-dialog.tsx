import { BAJAS_SIN_CONFIRMAR, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { checkPaquete, TOPE } from './check-paquete.ts'
import { EnvioDePaquete } from './envio-de-paquete.tsx'
import { type OnEmpezada, useEnvioDePaquete } from './use-envio-de-paquete.ts'

const t = textos.datosDelMunicipio

interface NuevaCargaDialogProps {
  /** The portfolio comes from the municipality's service: a package brings the rest. */
  readonly remoto: boolean
  readonly onEmpezada: OnEmpezada
  readonly onClose: () => void
}

/** Chooses a package and tries it: nothing is loaded from here. */
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
      {remoto && <p>{t.envio.remoto}</p>}
      <FileField
        label={t.envio.archivo}
        accept=".zip,.csv,.xlsx"
        value={file}
        onChange={setFile}
        error={file || pedido ? problema : undefined}
        hint={interpolar(t.envio.ayuda, { tope: TOPE })}
        disabled={avance !== undefined}
        required
      />
      {avance && <EnvioDePaquete avance={avance} onDetener={detener} />}
    </FormDialog>
  )
}
