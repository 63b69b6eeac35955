import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Failure } from '../api/failure.ts'
import { type Thunk, useAppDispatch } from '../api/thunk.ts'
import { notified } from '../session/notices-slice.ts'

/** Downloads a document for a button. A failure is shown as a notice with the title `title`. */
export const useDownload = (title: string) => {
  const appDispatch = useAppDispatch()
  const dispatch = useDispatch()
  const [downloading, setDownloading] = useState(false)
  const download = async (document: Thunk<Promise<Failure | undefined>>) => {
    setDownloading(true)
    const failure = await appDispatch(document)
    setDownloading(false)
    if (failure) dispatch(notified({ kind: 'error', title, text: failure.message }))
  }
  return { downloading, download }
}
