import { expect, it } from 'vitest'
import { decideAlcanceDeCarpeta } from './sistema-de-archivos.ts'

it.each([
  ['ext4', 0xef53, 'local'],
  ['xfs', 0x58465342, 'local'],
  ['tmpfs', 0x01021994, 'local'],
  ['overlay', 0x794c7630, 'local'],
  ['nfs', 0x6969, 'red'],
  ['cifs', 0xff534d42, 'red'],
  ['cifs of 32 bits', 0xff534d42 | 0, 'red'],
  ['ceph', 0x00c36400, 'red'],
  ['lustre', 0x0bd00bd0, 'red'],
  ['gfs2', 0x01161970, 'red'],
  ['ocfs2', 0x7461636f, 'red'],
  ['afs', 0x5346414f, 'red'],
  ['beegfs', 0x19830326, 'red'],
  ['fuse and virtiofs', 0x65735546, 'dudoso'],
  ['9p', 0x01021997, 'dudoso'],
  ['vboxsf', 0x786f4256, 'dudoso'],
  ['one nobody knows', 0x12345678, 'dudoso'],
] as const)('%s', (_, tipo, alcance) => {
  expect(decideAlcanceDeCarpeta(tipo)).toBe(alcance)
})
