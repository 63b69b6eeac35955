import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textos } from '@apremia/core'
import pLimit from 'p-limit'
import type { Documentos } from '../documentos/documentos.ts'
import { AppError } from '../platform/http/app-error.ts'

const { pdf: t } = textos.escritosJudiciales

/** Maximum time in milliseconds to convert one court paper. A paper of some pages takes two or three seconds. */
const PLAZO_MS = 60_000

/**
 * Limits of the LibreOffice process: virtual memory (KiB), processor time (s) and size of a written file (blocks of 512
 * bytes). On a system without one of the limits, the process runs without it.
 */
const CON_LIMITES = 'ulimit -v 4194304; ulimit -t 60; ulimit -f 204800; exec "$@"'

/** Settings with which LibreOffice runs no macro of a document and downloads nothing to which a document refers. */
const PERFIL = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${['DisableMacrosExecution', 'BlockUntrustedRefererLinks']
  .map(
    (nombre) =>
      `<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="${nombre}" oor:op="fuse"><value>true</value></prop></item>`,
  )
  .join('\n')}
</oor:items>
`

/**
 * Only one document is converted to PDF at a time, because each conversion takes a whole processor core and some 200
 * MB.
 */
const turno = pLimit(1)

/** Ends LibreOffice and all the processes that it started. They are in one process group. */
const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Converts a document to PDF with LibreOffice.
 *
 * @returns exit code of LibreOffice, or the signal that ended it
 */
const runLibreoffice = async (
  programa: string,
  folder: string,
  plazoMs: number,
): Promise<string> => {
  const args = [
    ...['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nofirststartwizard'],
    `-env:UserInstallation=${pathToFileURL(join(folder, 'perfil')).href}`,
    ...['--convert-to', 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}'],
    ...['--outdir', folder, join(folder, 'escrito.docx')],
  ]
  const child = spawn('/bin/sh', ['-c', CON_LIMITES, 'sh', programa, ...args], {
    cwd: folder,
    // LibreOffice gets no environment variable with a secret of the server.
    env: { HOME: folder, PATH: process.env.PATH, LANG: 'C.UTF-8' },
    stdio: 'ignore',
    detached: true,
  })
  const kill = () => killGroup(child)
  const timer = setTimeout(kill, plazoMs)
  process.once('exit', kill)
  try {
    const [code, signal] = await once(child, 'exit')
    return String(signal ?? code)
  } finally {
    clearTimeout(timer)
    process.off('exit', kill)
    kill()
  }
}

const readPdf = async (folder: string, fin: string): Promise<Buffer> => {
  const bytes = await readFile(join(folder, 'escrito.pdf')).catch(() => Buffer.alloc(0))
  // LibreOffice exits with 0 even when it could not read the document.
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    const error = new AppError(502, 'pdf-fallido', t.falla)
    error.cause = Object.assign(new Error('LibreOffice made no PDF'), { code: `soffice-${fin}` })
    throw error
  }
  return bytes
}

/**
 * Converts a Word document that this product made to a tagged PDF, with LibreOffice in a separate process.
 *
 * @param programa path of LibreOffice
 * @throws AppError 502 'pdf-fallido' when LibreOffice fails, or reaches a limit of time, memory or size
 */
export const convertToPdf = (
  { newTemporary }: Pick<Documentos, 'newTemporary'>,
  programa: string,
  docx: Uint8Array,
  plazoMs = PLAZO_MS,
): Promise<Buffer> =>
  turno(async () => {
    const folder = newTemporary()
    try {
      await mkdir(join(folder, 'perfil', 'user'), { recursive: true, mode: 0o700 })
      await writeFile(join(folder, 'perfil', 'user', 'registrymodifications.xcu'), PERFIL)
      await writeFile(join(folder, 'escrito.docx'), docx, { mode: 0o600 })
      return await readPdf(folder, await runLibreoffice(programa, folder, plazoMs))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
