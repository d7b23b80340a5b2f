/** The playback speed on this device, for recordings and for read-aloud. */
const speedKey = 'wayfare-listening-speed';

const speeds = [0.8, 1, 1.2, 1.5, 2] as const;
const defaultSpeed = 1;

export function getStoredSpeed(): number {
  const stored = Number(localStorage.getItem(speedKey));
  return speeds.find((each) => each === stored) ?? defaultSpeed;
}

export function storeSpeed(speed: number): void {
  try {
    localStorage.setItem(speedKey, String(speed));
  } catch {
    // Storage is full: the speed holds for this visit.
  }
}

interface SpeedSelectProps {
  speed: number;
  onChange: (speed: number) => void;
}

export const SpeedSelect = ({ speed, onChange }: SpeedSelectProps) => (
  <label>
    <span className="vh">Speed</span>
    <select className="pick" value={speed} onChange={({ target }) => onChange(Number(target.value))}>
      {speeds.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  </label>
);
