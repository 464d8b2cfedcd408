/** A module with one vector instruction: the games' modules have many. */
const SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

/** Return the features that offline mode needs and this browser lacks. */
export async function missing(): Promise<string[]> {
  return (await keeps()) ? lacking() : [...lacking(), 'storage'];
}

/** Return the missing features that can be found without waiting. */
export function lacking(): string[] {
  const found: string[] = [];
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(SIMD)) found.push('wasm');
  if (typeof Worker !== 'function' || typeof BroadcastChannel !== 'function' || typeof DecompressionStream !== 'function') found.push('workers');
  return found;
}

/** Milliseconds after which IndexedDB counts as working though it has not answered. */
const PATIENCE = 3000;

/**
 * Return whether IndexedDB works: some browsers forbid it in private windows. WebKit may answer late or never after a
 * page was left in the middle of a request; a page that waited for it would stay empty.
 */
function keeps(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), PATIENCE);
    try {
      const asked = indexedDB.open('holdfast-trial');
      asked.onsuccess = () => {
        asked.result.close();
        resolve(true);
      };
      asked.onerror = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}
