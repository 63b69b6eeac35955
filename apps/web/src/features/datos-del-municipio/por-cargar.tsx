import { paquetes as calls } from '@apremia/api-client'
import {
  archivosConMuchasBajas,
  computeParteQueFalta,
  computeTolerancia,
  countFilasDePaquete,
  interpolar,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useEnvio } from '../../panels/documentos/use-envio.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { isCambio } from './cuentas.ts'
import type { CargaDePaquete } from './paquetes-api.ts'
import type { OnEmpezada } from './use-envio-de-paquete.ts'

const t = textos.datosDelMunicipio

/**
 * Returns the warnings that the person must accept before a refused data package is tried again. Each warning gives the
 * number of rows to leave out, or names a file that would remove many records.
 */
const porAdmitir = ({ rechazadas, archivos }: CargaDePaquete): readonly string[] => [
  ...(rechazadas > 0 ? [interpolar(t.dejar.rechazadas, { n: formatInteger(rechazadas) })] : []),
  ...archivosConMuchasBajas(archivos).map(({ archivo, bajas, vigentes }) =>
    interpolar(t.dejar.bajas, {
      archivo,
      bajas: formatInteger(bajas),
      vigentes: formatInteger(vigentes),
      parte: computeParteQueFalta({ bajas, vigentes }),
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
  readonly onEmpezada: OnEmpezada
}

/**
 * Panel below the result of a trial (simulated load) of a data package. After a good trial, the panel offers to load
 * the package. After a refused trial, the person accepts the warnings and tries again (D172, D192).
 */
export const PorCargar = ({ carga, onEmpezada }: PorCargarProps) => {
  const { enviar, enviando } = useEnvio(['cargas', 'trabajos'])
  const [failure, setFailure] = useState<Failure>()
  const [admitidas, setAdmitidas] = useState<readonly string[]>([])
  const [preguntando, setPreguntando] = useState(false)
  const rechazada = carga.estado === 'rechazada'
  const lineas = rechazada ? porAdmitir(carga) : []
  const admite = rechazada ? lineas.length > 0 : isCambio(carga)
  const sinDecir = lineas.some((linea) => !admitidas.includes(linea))
  const cargar = async (simulacion: boolean) => {
    setPreguntando(false)
    setFailure(undefined)
    const body = { simulacion, continuar: false, ...computeTolerancia(carga) }
    const respuesta = await enviar(calls.loadPaqueteProbado, { params: { id: carga.id }, body }, [])
    if (respuesta.ok) onEmpezada(respuesta.data.carga)
    else setFailure(respuesta.failure)
  }
  const button = rechazada ? (
    <Button
      variant="primary"
      disabled={sinDecir}
      loading={enviando}
      onClick={() => void cargar(true)}
    >
      {t.dejar.probar}
    </Button>
  ) : (
    <Button variant="primary" loading={enviando} onClick={() => setPreguntando(true)}>
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
      </Alert>
      {failure && (
        <FailureAlert
          failure={failure}
          title={t.fin.sinEmpezar}
          onClose={() => setFailure(undefined)}
        />
      )}
      {preguntando && (
        <Confirmar
          carga={carga}
          onConfirm={() => void cargar(false)}
          onCancel={() => setPreguntando(false)}
        />
      )}
    </>
  )
}
