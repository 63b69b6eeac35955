import type { FileReply, InputOf } from '@apremia/api-client'
import { createAction, nanoid } from '@reduxjs/toolkit'
import type { FileEntry } from './endpoint.ts'
import { type Failure, toFailure } from './failure.ts'
import type { Thunk } from './thunk.ts'

/**
 * Milliseconds until the object URL of a downloaded file is released. By then any browser has started to write the file
 * to disk.
 */
const KEEP_MS = 60_000

export const saveBlob = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}

export const saveReply = async (reply: FileReply): Promise<void> =>
  saveBlob(await reply.blob(), reply.name)

/**
 * Redux action dispatched when the server sends a document with a warning. For example, the text of a court paper may
 * still have brackets to fill in.
 */
export const documentWarned = createAction('documentos/avisado', (title: string) => ({
  payload: { id: nanoid(), kind: 'aviso' as const, title },
}))

/**
 * Downloads a document with the token of the session, which a plain link could not send. A warning of the server about
 * the document is shown as a notice.
 *
 * @returns the failure, or undefined once the browser has the file
 */
export const downloadDocument =
  <E extends FileEntry>(entry: E, input: InputOf<E>): Thunk<Promise<Failure | undefined>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const reply = (await client.call(entry, input)) as FileReply
      await saveReply(reply)
      for (const aviso of reply.avisos) dispatch(documentWarned(aviso))
      return undefined
    } catch (error) {
      return toFailure(error)
    }
  }
