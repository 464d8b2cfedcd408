import { frames as fetchFrames, upload } from '../../api/http.ts';
import type { ReplayView } from '../../api/types.ts';

/** How many frames are loaded at once, so that a long game appears soon. */
const PART = 100;

type Fetch = (first: number, count: number) => Promise<ReplayView>;

async function all(fetch: Fetch, progress: (replay: ReplayView) => void): Promise<ReplayView> {
  let replay = await fetch(0, PART);
  progress(replay);
  while (replay.frames.length < replay.length) {
    const more = await fetch(replay.frames.length, PART);
    if (more.frames.length === 0) break;
    replay = { ...more, first: 0, frames: [...replay.frames, ...more.frames] };
    progress(replay);
  }
  return replay;
}

const ignore = () => undefined;

/** Load the frames of a table that the viewer may see. */
export const tableFrames = (table: string, token: string, progress: (replay: ReplayView) => void = ignore) =>
  all((first, count) => fetchFrames(table, token, first, count), progress);

/** Load the frames of a game from a file. */
export const fileFrames = (file: Blob, progress: (replay: ReplayView) => void = ignore) =>
  all((first, count) => upload(file, first, count), progress);
