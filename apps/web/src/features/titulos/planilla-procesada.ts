import { type FileReply, trabajos } from '@apremia/api-client'
import { CATEGORIAS, type Categoria } from '@apremia/core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Thunk, useAppDispatch } from '../../api/thunk.ts'
import { tieneResultado } from '../../panels/trabajos/download-resultado.ts'
import { useGetTrabajoQuery } from '../../panels/trabajos/trabajo-api.ts'

/**
 * Job that processed a workbook in the first tab, and the category of the workbook. The URL keeps these two values, so
 * that the second tab can download the processed workbook after a reload.
 */
export interface PlanillaProcesada {
  readonly trabajo: string
  readonly categoria: Categoria
}

export interface PlanillaEntregada {
  readonly file: File
  readonly categoria: Categoria
}

export const usePlanillaProcesada = () => {
  const [params, setParams] = useSearchParams()
  const trabajo = params.get('planilla') ?? ''
  const categoria = CATEGORIAS.find((una) => una === params.get('categoria'))
  return {
    planilla: trabajo === '' || categoria === undefined ? undefined : { trabajo, categoria },
    keepPlanilla: (planilla: PlanillaProcesada | undefined) =>
      setParams(
        (actuales) => {
          for (const clave of ['planilla', 'categoria']) actuales.delete(clave)
          if (planilla) {
            actuales.set('planilla', planilla.trabajo)
            actuales.set('categoria', planilla.categoria)
          }
          return actuales
        },
        { replace: true },
      ),
  }
}

const fetchResultado =
  (id: string): Thunk<Promise<File | undefined>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      const reply = (await client.call(trabajos.downloadTrabajo, { params: { id } })) as FileReply
      return new File([await reply.blob()], reply.name)
    } catch {
      // When the processed workbook cannot be downloaded, the form starts without a file. The person can still choose
      // the file that the browser saved when the workbook was made.
      return undefined
    }
  }

export const usePlanillaEntregada = (
  planilla: PlanillaProcesada | undefined,
): PlanillaEntregada | undefined => {
  const dispatch = useAppDispatch()
  const id = planilla?.trabajo ?? ''
  const { currentData } = useGetTrabajoQuery({ params: { id } }, { skip: id === '' })
  const lista = currentData !== undefined && tieneResultado(currentData)
  const [leida, setLeida] = useState<{ readonly id: string; readonly file: File }>()
  useEffect(() => {
    if (!lista) return
    let left = false
    void dispatch(fetchResultado(id)).then((file) => {
      if (file && !left) setLeida({ id, file })
    })
    return () => {
      left = true
    }
  }, [dispatch, id, lista])
  return planilla && leida?.id === id
    ? { file: leida.file, categoria: planilla.categoria }
    : undefined
}
