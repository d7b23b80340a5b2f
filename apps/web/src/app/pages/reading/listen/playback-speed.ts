/** How fast a reader likes to listen, on this device: to a recording, and to the device's own voice. */
const speedKey = 'wayfare-listening-speed';

export const speeds = [0.8, 1, 1.2, 1.5, 2] as const;
const usual = 1;

export function getStoredSpeed(): number {
  const kept = Number(localStorage.getItem(speedKey));
  return speeds.find((each) => each === kept) ?? usual;
}

export function storeSpeed(speed: number): void {
  try {
    localStorage.setItem(speedKey, String(speed));
  } catch {
    // A full store: it is as fast for this visit.
  }
}
