import { BAJAS_SIN_CONFIRMAR, interpolar, textos } from '@apremia/core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
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
  const formId = useId()
  const { send, detener, avance, failure, onFailure } = useEnvioDePaquete(onEmpezada)
  const [file, setFile] = useState<File>()
  const [pedido, setPedido] = useState(false)
  const problema = checkPaquete(file)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setPedido(true)
    if (file && problema === undefined)
      void send(file, { simulacion: true, rechazosHasta: 0, bajasHasta: BAJAS_SIN_CONFIRMAR })
  }
  return (
    <Dialog
      title={t.nueva}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{textos.comunes.cancelar}</Button>
          <Button variant="primary" type="submit" form={formId} loading={avance !== undefined}>
            {t.envio.probar}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={onSubmit} noValidate>
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
      </form>
    </Dialog>
  )
}
