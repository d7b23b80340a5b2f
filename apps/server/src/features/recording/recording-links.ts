import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import { hours } from '@wayfare/contracts/rules/durations';

/** For whom a link is: readers hear what is published, editors what will be. */
export interface Link {
  readonly sha256: string;
  readonly date: string;
  readonly isEditors: boolean;
  /** When the file was made, in whole seconds. */
  readonly madeAt: Date;
}

/** Links by which somebody who may hear a recording fetches it for some hours: `<audio>` can bear no token. */
export interface RecordingLinks {
  /** A path below the service. */
  sign(link: Link, now: Date): string;
  /** Null for what was never signed, or is over. */
  read(proof: string, file: string, now: Date): Link | null;
}

const linkLifeMs = hours(6);
const proofShape = /^(\d{4}-\d\d-\d\d)([er])(\d{1,11})m(\d{1,11})-([\w-]{43})$/;
const fileShape = /^([0-9a-f]{64})\.mp3$/;

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);

export function recordingLinksUnder(siteSecret: Uint8Array): RecordingLinks {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', siteSecret, '', 'recording links', 32)));
  const macOf = ({ sha256, date, isEditors, madeAt }: Link, ends: number): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([sha256, date, isEditors, secondsOf(madeAt), ends]))
      .digest();
  return {
    sign(link, now) {
      // By the hour, so that a page that is opened again finds what the browser has already.
      const ends = Math.ceil((now.getTime() + linkLifeMs) / hours(1)) * hours(1);
      const mac = macOf(link, ends).toString('base64url');
      const about = `${link.date}${link.isEditors ? 'e' : 'r'}${ends / 1_000}m${secondsOf(link.madeAt)}`;
      return `/recordings/${about}-${mac}/${link.sha256}.mp3`;
    },
    read(proof, file, now) {
      const [, date, whose, seconds, made, mac] = proofShape.exec(proof) ?? [];
      const sha256 = fileShape.exec(file)?.[1];
      if (date === undefined || mac === undefined || sha256 === undefined) return null;
      const ends = Number(seconds) * 1_000;
      const link = { sha256, date, isEditors: whose === 'e', madeAt: new Date(Number(made) * 1_000) };
      const given = Buffer.from(mac, 'base64url');
      const wanted = macOf(link, ends);
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isOurs && now.getTime() < ends ? link : null;
    },
  };
}
