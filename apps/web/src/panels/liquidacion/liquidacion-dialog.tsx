import { liquidacionDeDeuda } from '@apremia/api-client'
import {
  ALCANCES_DE_LIQUIDACION,
  type AlcanceDeLiquidacion,
  type Fecha,
  interpolar,
  parseFecha,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { useGetLiquidacionQuery } from './liquidacion-api.ts'
import './liquidacion.css'
import { PeriodosLiquidados } from './periodos-liquidados.tsx'

const t = textos.liquidacionDeDeuda

interface LiquidacionDialogProps {
  readonly imponible: number
  readonly recurso: string
  readonly onClose: () => void
}

/**
 * Dialog that computes the debt of a case up to a chosen day, with the amounts of each tax period. The initial day is
 * today.
 */
export const LiquidacionDialog = ({ imponible, recurso, onClose }: LiquidacionDialogProps) => {
  const [escrito, setEscrito] = useState<string>()
  const dia = escrito === undefined ? '' : parseFecha(escrito)
  const [alcance, setAlcance] = useState<AlcanceDeLiquidacion | ''>('')
  const query = { imponible: String(imponible), recurso, al: dia ?? '', alcance }
  const { data, currentData, error, isFetching, refetch } = useGetLiquidacionQuery(
    { query },
    { skip: dia === undefined },
  )
  const { downloading, download } = useDownload(t.falla)
  const failure = isFetching || dia === undefined ? undefined : failureOf(error)
  const faltaDe = (campo: string) => failure?.fields?.find(({ field }) => field === campo)?.message
  const delDia = faltaDe('al')
  const delRecurso = faltaDe('recurso')
  const vista = dia === undefined || failure ? undefined : currentData
  return (
    <Dialog
      title={interpolar(t.titulo, { imponible, recurso })}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cerrar}</Button>
          <Button
            variant="primary"
            icon="pdf"
            disabled={vista === undefined || vista.importes_viejos !== ''}
            loading={downloading}
            onClick={() =>
              void download(
                downloadDocument(liquidacionDeDeuda.downloadLiquidacion, {
                  query: { ...query, al: vista?.al ?? '' },
                }),
              )
            }
          >
            {t.pdf}
          </Button>
        </>
      }
    >
      <div className="stack" aria-busy={isFetching || undefined}>
        <p>{t.ayuda}</p>
        <div className="liquidacion-pedido">
          <DateField
            label={t.al}
            value={escrito ?? data?.al ?? ''}
            min={data && (parseFecha(data.desde) as Fecha)}
            max={data && (parseFecha(data.hasta) as Fecha)}
            error={delDia}
            juzgada
            onChange={setEscrito}
          />
          {data?.hay_otro_alcance && (
            <SelectField
              label={t.periodos}
              options={ALCANCES_DE_LIQUIDACION.map((value) => ({
                value,
                label: t.alcances[value],
              }))}
              value={data.alcance}
              onChange={(elegido) => setAlcance(elegido ?? '')}
            />
          )}
        </div>
        {delRecurso && <Alert kind="aviso" title={delRecurso} />}
        {failure && delDia === undefined && delRecurso === undefined && (
          <LoadFailure failure={failure} onRetry={() => void refetch()} />
        )}
        {isFetching && !vista && <ListSkeleton />}
        {vista && vista.importes_viejos !== '' && (
          <Alert kind="aviso" title={vista.importes_viejos} />
        )}
        {vista && vista.tasa_distinta !== '' && <Alert kind="aviso" title={vista.tasa_distinta} />}
        {vista && <PeriodosLiquidados liquidacion={vista} />}
      </div>
    </Dialog>
  )
}
