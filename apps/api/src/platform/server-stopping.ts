/** Reason of an abort when the server stops. The aborted work has a few seconds to end. */
export class ServerStopping extends Error {
  override readonly name = 'ServerStopping'
}
