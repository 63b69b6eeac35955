import { formatDni, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { withWords } from '../../ui/with-words.ts'
import type { Contribuyente } from './contribuyente.ts'
import { useSaveContribuyenteMutation } from './contribuyentes-api.ts'
import { ImponibleLinks } from './imponibles-table.tsx'
import { novedadDe, tituloDe } from './novedad-de.ts'

const { modal, campos, guardarEnNovedades, confirmarGuardar, guardado, falla, sinImponibles } =
  textos.contribuyentes
const { cancelar, cerrar, sinDato } = textos.comunes

const LISTAS = [
  { tipo: 'I', name: campos.inmuebles },
  { tipo: 'C', name: campos.comercios },
] as const

interface ContribuyenteDialogProps {
  readonly contribuyente: Contribuyente
  readonly onClose: () => void
}

export const ContribuyenteDialog = ({ contribuyente, onClose }: ContribuyenteDialogProps) => {
  const guarda = usePuede()('novedades.guardar')
  const dispatch = useDispatch()
  const [save, { isLoading }] = useSaveContribuyenteMutation()
  const [confirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const guardar = async () => {
    const { error } = await save({ body: novedadDe(contribuyente) })
    setConfirming(false)
    setFailure(failureOf(error))
    if (error === undefined) {
      dispatch(notified({ kind: 'exito', title: guardado.titulo, text: guardado.texto }))
    }
  }
  const datos: readonly (readonly [name: string, value: string])[] = [
    [campos.nombre, contribuyente.APYNOM],
    [campos.dni, formatDni(contribuyente.NRO_DOC)],
    [campos.cuim, contribuyente.CUIM],
    [campos.numero, String(contribuyente.NRO_CONTRIB)],
    [campos.calle, contribuyente.CALLE],
    [campos.nro, contribuyente.NRO === null ? '' : String(contribuyente.NRO)],
    [campos.telefono, contribuyente.TELEFONOS],
    [campos.titulo, tituloDe(contribuyente)],
  ]
  return (
    <Dialog
      title={modal}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{guarda ? cancelar : cerrar}</Button>
          {guarda && (
            <Button variant="primary" onClick={() => setConfirming(true)}>
              {guardarEnNovedades}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {failure && <FailureAlert title={falla.titulo} failure={withWords(failure, falla.texto)} />}
        <dl className="facts facts-dialog">
          {datos.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || sinDato}</dd>
            </div>
          ))}
          {LISTAS.map(({ tipo, name }) => {
            const vinculos = contribuyente.IMPONIBLES.filter(({ TIPO }) => TIPO === tipo)
            if (vinculos.length === 0) return null
            return (
              <div key={tipo} className="facts-whole">
                <dt>{name}</dt>
                <dd>
                  <ul className="inline-list">
                    {vinculos.map((vinculo) => (
                      <li key={`${vinculo.IMPONIBLE}${vinculo.VINCULO_DESC}`}>
                        <ImponibleLinks vinculo={vinculo} onGo={onClose} />
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )
          })}
        </dl>
        {contribuyente.IMPONIBLES.length === 0 && <p>{sinImponibles}</p>}
      </div>
      {confirming && (
        <ConfirmDialog
          title={guardarEnNovedades}
          confirmLabel={textos.comunes.guardar}
          busy={isLoading}
          onConfirm={() => void guardar()}
          onCancel={() => setConfirming(false)}
        >
          <p>{confirmarGuardar}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
