import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface EmscriptenStream {
  readonly nfd: number
}

interface NodeFsModule {
  NODEFS?: { stream_ops: { fsync?: (stream: EmscriptenStream) => number } }
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number } } } }
}

const ERRNO_EIO = 29

/**
 * File system of the embedded database (PGlite) whose fsync really writes to the disk. PGlite's own fsync does nothing,
 * so a commit would not survive a power cut. PGlite may change the internals used here, so a check at the start uses
 * `onSync` to confirm that fsync is still called.
 */
export class FsyncNodeFs extends NodeFS {
  readonly #onSync: () => void

  constructor(dataDir: string, onSync: () => void) {
    super(dataDir)
    this.#onSync = onSync
  }

  override async init(
    pg: PGlite,
    options: Parameters<NodeFS['init']>[1],
  ): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options)
    result.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS, FS } = module as NodeFsModule
      const { stream_ops } = NODEFS ?? FS.filesystems.NODEFS
      stream_ops.fsync = (stream) => {
        this.#onSync()
        try {
          fsyncSync(stream.nfd)
          return 0
        } catch (error) {
          // `fsync` fails with EINVAL or EBADF when the descriptor is a directory or is already closed. Ignoring these
          // two errors loses no data.
          const { code } = error as NodeJS.ErrnoException
          return code === 'EINVAL' || code === 'EBADF' ? 0 : ERRNO_EIO
        }
      }
    })
    return result
  }
}
