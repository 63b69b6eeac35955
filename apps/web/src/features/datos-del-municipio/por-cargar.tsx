import {
  archivosConMuchasBajas,
  computeTolerancia,
  countFilasDePaquete,
  interpolar,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import { EnvioEnCurso } from '../../panels/envio-por-partes/envio-en-curso.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { formatInteger } from '../../ui/format.ts'
import { checkPaquete } from './check-paquete.ts'
import { isCambio } from './cuentas.ts'
import { PaqueteAMedias } from './paquete-a-medias.tsx'
import type { CargaDePaquete } from './paquetes-api.ts'
import { type OnEmpezada, useEnvioDePaquete } from './use-envio-de-paquete.ts'

const t = textos.datosDelMunicipio

/**
 * Describes what a person can accept in order to try a refused data package again: leaving out the refused rows, and
 * removing many records of a file.
 */
const porAdmitir = ({ rechazadas, archivos }: CargaDePaquete): readonly string[] => [
  ...(rechazadas > 0 ? [interpolar(t.dejar.rechazadas, { n: formatInteger(rechazadas) })] : []),
  ...archivosConMuchasBajas(archivos).map(({ archivo, bajas, vigentes }) =>
    interpolar(t.dejar.bajas, {
      archivo,
      bajas: formatInteger(bajas),
      vigentes: formatInteger(vigentes),
      parte: Math.ceil((bajas * 100) / vigentes),
    }),
  ),
]

interface AdmitirProps {
  readonly lineas: readonly string[]
  readonly admitidas: readonly string[]
  readonly onChange: (admitidas: readonly string[]) => void
}

const Admitir = ({ lineas, admitidas, onChange }: AdmitirProps) => (
  <fieldset className="choice">
    <legend>{t.dejar.titulo}</legend>
    {lineas.map((linea) => (
      <label key={linea}>
        <input
          type="checkbox"
          checked={admitidas.includes(linea)}
          onChange={({ target }) =>
            onChange(target.checked ? [...admitidas, linea] : admitidas.filter((x) => x !== linea))
          }
        />
        {linea}
      </label>
    ))}
  </fieldset>
)

interface ConfirmarProps {
  readonly carga: CargaDePaquete
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const Confirmar = ({ carga, onConfirm, onCancel }: ConfirmarProps) => (
  <ConfirmDialog
    title={t.confirmar.titulo}
    confirmLabel={t.cargar}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>
      {interpolar(t.confirmar.cuentas, {
        nuevos: formatInteger(countFilasDePaquete(carga.archivos, 'nuevos')),
        cambiados: formatInteger(countFilasDePaquete(carga.archivos, 'cambiados')),
        bajas: formatInteger(countFilasDePaquete(carga.archivos, 'bajas')),
      })}
    </p>
    {carga.rechazadas > 0 && (
      <p>{interpolar(t.confirmar.rechazadas, { n: formatInteger(carga.rechazadas) })}</p>
    )}
    <p>{t.confirmar.sinVuelta}</p>
  </ConfirmDialog>
)

interface PorCargarProps {
  readonly carga: CargaDePaquete
  readonly file: File | undefined
  readonly onEmpezada: OnEmpezada
}

/**
 * Panel below the result of a trial (simulated load) of a data package. After a good trial, the panel offers to load
 * the same package. After a refused trial, it offers another trial once the person accepts the rows to leave out (D172,
 * D192).
 */
export const PorCargar = ({ carga, file: probado, onEmpezada }: PorCargarProps) => {
  const { send, detener, avance, failure, onFailure } = useEnvioDePaquete(onEmpezada)
  const [file, setFile] = useState(probado)
  const [admitidas, setAdmitidas] = useState<readonly string[]>([])
  const [preguntando, setPreguntando] = useState(false)
  const rechazada = carga.estado === 'rechazada'
  const lineas = rechazada ? porAdmitir(carga) : []
  const problema = checkPaquete(file, carga.archivo)
  const admite = rechazada ? lineas.length > 0 : isCambio(carga)
  const sinDecir = lineas.some((linea) => !admitidas.includes(linea))
  const enviar = (simulacion: boolean) => {
    setPreguntando(false)
    if (file) void send(file, { simulacion, ...computeTolerancia(carga) })
  }
  const button = rechazada ? (
    <Button
      variant="primary"
      disabled={sinDecir || problema !== undefined}
      loading={avance !== undefined}
      onClick={() => enviar(true)}
    >
      {t.dejar.probar}
    </Button>
  ) : (
    <Button
      variant="primary"
      disabled={problema !== undefined}
      loading={avance !== undefined}
      onClick={() => setPreguntando(true)}
    >
      {t.cargar}
    </Button>
  )
  return (
    <>
      <Alert
        kind={rechazada ? 'aviso' : 'info'}
        title={rechazada ? t.fin.rechazada : t.fin.prueba}
        actions={admite && button}
      >
        {!rechazada && !isCambio(carga) && <p>{t.fin.iguales}</p>}
        {carga.motivos.map((motivo) => (
          <p key={motivo}>{motivo}</p>
        ))}
        {lineas.length > 0 && (
          <Admitir lineas={lineas} admitidas={admitidas} onChange={setAdmitidas} />
        )}
        {admite && probado === undefined && (
          <FileField
            label={t.envio.archivo}
            accept=".zip,.csv,.xlsx"
            value={file}
            onChange={setFile}
            error={file && problema}
            hint={t.elegirDeNuevo}
            disabled={avance !== undefined}
            required
          />
        )}
      </Alert>
      {!avance && admite && <PaqueteAMedias solo={carga.archivo} />}
      {avance && <EnvioEnCurso avance={avance} onDetener={detener} />}
      {failure && (
        <FailureAlert
          failure={failure}
          title={t.envio.fallido}
          onClose={() => onFailure(undefined)}
        />
      )}
      {preguntando && (
        <Confirmar
          carga={carga}
          onConfirm={() => enviar(false)}
          onCancel={() => setPreguntando(false)}
        />
      )}
    </>
  )
}
