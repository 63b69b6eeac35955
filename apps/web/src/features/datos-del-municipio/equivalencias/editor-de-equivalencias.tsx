import { interpolar, isFuenteDe, textos } from '@apremia/core'
import { useRef, useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/thunk.ts'
import { notified } from '../../../session/notices-slice.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { checkPaquete } from '../check-paquete.ts'
import { ArchivoDelMunicipio } from './archivo-del-municipio.tsx'
import {
  type Borrador,
  findFaltasDeBorradores,
  isUsado,
  toEquivalencia,
  withArchivo,
} from './borrador.ts'
import { useSaveEquivalenciasMutation } from './equivalencias-api.ts'
import { PruebaDeEquivalencias } from './prueba-de-equivalencias.tsx'
import { useEnvioDeMuestra } from './use-envio-de-muestra.ts'

const t = textos.equivalencias

interface EditorDeEquivalenciasProps {
  /** File on which to try the mappings of column names. Undefined when saved mappings are edited without a file. */
  readonly file: File | undefined
  readonly borradores: readonly Borrador[]
  readonly onGuardadas: () => void
  readonly onVolver: () => void
  readonly onClose: () => void
}

type Prueba = Parameters<typeof PruebaDeEquivalencias>[0]['pruebas']

const dosVeces = (archivo: string): string => interpolar(t.dosVeces, { archivo })

export const EditorDeEquivalencias = (props: EditorDeEquivalenciasProps) => {
  const { onGuardadas, onVolver, onClose } = props
  const dispatch = useAppDispatch()
  const [borradores, setBorradores] = useState(props.borradores)
  const [file, setFile] = useState(props.file)
  const [pedido, setPedido] = useState(false)
  const [pruebas, setPruebas] = useState<Prueba>()
  const [save, { isLoading: guardando, error: negada }] = useSaveEquivalenciasMutation()
  const { propose, probe, enviando, failure, onFailure } = useEnvioDeMuestra()
  const cuerpo = useRef<HTMLDivElement>(null)
  const resumen = useRef<HTMLElement>(null)
  const usados = borradores.filter(isUsado)
  const faults = pedido ? findFaltasDeBorradores(borradores, dosVeces) : []
  const sinNada = pedido && usados.length === 0
  const change = (cambiado: Borrador) => {
    setPruebas(undefined)
    setBorradores(borradores.map((uno) => (uno.clave === cambiado.clave ? cambiado : uno)))
  }
  const addOtro = (de: Borrador) =>
    setBorradores(
      borradores.flatMap((uno) =>
        uno === de
          ? [uno, withArchivo({ ...de, clave: `${de.clave}+${borradores.length}` }, '')]
          : [uno],
      ),
    )
  const go = (name: string) =>
    cuerpo.current
      ?.querySelector<HTMLElement>(`[data-campo="${CSS.escape(name)}"] :is(select, input)`)
      ?.focus()
  const check = (): boolean => {
    setPedido(true)
    if (usados.length > 0 && findFaltasDeBorradores(borradores, dosVeces).length === 0) return true
    requestAnimationFrame(() => {
      const primera = resumen.current?.querySelector('button')
      primera?.focus()
    })
    return false
  }
  const onProbar = async () => {
    if (!check() || !file) return
    setPruebas(undefined)
    setPruebas(await probe(file, usados))
  }
  const onGuardar = async () => {
    if (!check()) return
    const { error } = await save({ body: { equivalencias: usados.map(toEquivalencia) } })
    if (error) return
    dispatch(notified({ kind: 'exito', title: t.guardadasTodas }))
    onGuardadas()
  }
  const onFile = async (elegido: File | undefined) => {
    setFile(elegido)
    setPruebas(undefined)
    if (!elegido || checkPaquete(elegido) !== undefined) return
    const propuestas = await propose(elegido)
    setBorradores((actuales) =>
      actuales.map((uno) => {
        const suya = propuestas?.find(({ fuente }) => isFuenteDe(fuente, uno.fuente))
        return suya ? { ...uno, suyo: suya.fuente, titulos: suya.titulos } : uno
      }),
    )
  }
  const rechazo = failure ?? failureOf(negada)
  return (
    <Dialog
      title={t.titulo}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onVolver}>{t.volver}</Button>
          <Button loading={enviando} disabled={!file} onClick={() => void onProbar()}>
            {t.probar}
          </Button>
          <Button variant="primary" loading={guardando} onClick={() => void onGuardar()}>
            {textos.comunes.guardar}
          </Button>
        </>
      }
    >
      <div className="stack equivalencias" ref={cuerpo}>
        <p>{t.comoSeElige}</p>
        {rechazo && <FailureAlert failure={rechazo} onClose={() => onFailure(undefined)} />}
        {sinNada && <Alert kind="error" title={t.sinNada} />}
        <ErrorSummary ref={resumen} faults={faults} onGo={go} />
        {!props.file && (
          <FileField
            label={t.paraProbar}
            accept=".zip,.csv,.xlsx"
            value={file}
            onChange={(elegido) => void onFile(elegido)}
            error={file ? checkPaquete(file) : undefined}
            disabled={enviando}
          />
        )}
        {borradores.map((borrador) => (
          <ArchivoDelMunicipio
            key={borrador.clave}
            borrador={borrador}
            faults={faults}
            onChange={change}
            onOtro={() => addOtro(borrador)}
          />
        ))}
        {pruebas && <PruebaDeEquivalencias pruebas={pruebas} />}
      </div>
    </Dialog>
  )
}
