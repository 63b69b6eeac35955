import { actuaciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { LIBROS } from '../../ui/libro.ts'
import { RowErrors } from '../../ui/row-errors/row-errors.tsx'
import { cuantasActuaciones, PlanillaRevisadaAlert } from './planilla-revisada.tsx'
import { type FallaDePlanilla, usePlanilla } from './use-planilla.ts'

const { planilla: t } = textos.gestion
const { comunes, actuaciones } = textos

const tituloDe = ({ de, failure }: FallaDePlanilla): string => {
  if (failure.errores) return t.porCorregir
  return de === 'revisar' ? t.fallaAlRevisar : t.fallaAlGrabar
}

/** Actions from a workbook (D136): looked at first, then all of them are saved or none. */
export const PlanillaDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId()
  const dispatch = useAppDispatch()
  const planilla = usePlanilla()
  const { file, revisada, falla } = planilla
  const [bajando, setBajando] = useState<'ejemplo' | 'rechazadas'>()
  const download = async (
    cual: 'ejemplo' | 'rechazadas',
    work: () => Promise<Failure | undefined>,
  ) => {
    setBajando(cual)
    const failure = await work()
    setBajando(undefined)
    if (failure) planilla.fail({ de: 'revisar', failure })
  }
  const grabar = async () => {
    const hecha = await planilla.grabar()
    if (!hecha) return
    const { titulo, texto } = actuaciones.grabadas
    const cuantas = cuantasActuaciones(hecha.cantidad)
    const detalle = interpolar(t.grabadas, { cuantas, archivo: file?.name ?? '' })
    dispatch(
      notified(
        hecha.repetida
          ? { kind: 'info', title: t.titulo, text: t.repetida }
          : { kind: 'exito', title: titulo, text: `${texto} ${detalle}` },
      ),
    )
    onClose()
  }
  const errores = falla?.failure.errores ?? []
  return (
    <Dialog
      title={t.titulo}
      size={errores.length > 0 ? 'large' : 'medium'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{comunes.cancelar}</Button>
          <Button
            variant="primary"
            icon={revisada ? 'subir' : 'buscar'}
            type="submit"
            form={formId}
            loading={planilla.revisando || planilla.grabando}
          >
            {revisada
              ? interpolar(t.grabar, { cuantas: cuantasActuaciones(revisada.cantidad) })
              : t.revisar}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form form-full"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (revisada ? grabar() : planilla.revisar())
        }}
      >
        <p>{t.leyenda}</p>
        <div>
          <Button
            icon="descargar"
            loading={bajando === 'ejemplo'}
            onClick={() =>
              void download('ejemplo', () =>
                dispatch(downloadDocument(calls.getActuacionesEjemplo, {})),
              )
            }
          >
            {t.ejemplo}
          </Button>
        </div>
        <FileField
          label={t.archivo}
          accept={LIBROS}
          value={file}
          onChange={planilla.pick}
          error={planilla.fault}
          disabled={planilla.revisando || planilla.grabando}
          required
        />
        {revisada && file && <PlanillaRevisadaAlert archivo={file.name} revisada={revisada} />}
        {falla && (
          <FailureAlert
            failure={falla.failure}
            title={tituloDe(falla)}
            onClose={() => planilla.fail(undefined)}
          />
        )}
        {errores.length > 0 && file && (
          <RowErrors
            archivo={file.name}
            errores={errores}
            total={errores.length}
            actions={
              <Button
                icon="descargar"
                loading={bajando === 'rechazadas'}
                onClick={() =>
                  void download('rechazadas', () =>
                    dispatch(
                      downloadDocument(calls.getActuacionesRechazadas, {
                        body: {},
                        files: { file: { data: file, name: file.name } },
                      }),
                    ),
                  )
                }
              >
                {t.rechazadas}
              </Button>
            }
          />
        )}
      </form>
    </Dialog>
  )
}
