/** Reason of an abort because the server stops: what runs has a few seconds. */
export class ServerStopping extends Error {
  override readonly name = 'ServerStopping'
}
