import type { LiturgicalDay } from '@wayfare/contracts/liturgical-day';
import { DayBanner } from '#app/homilies/day-banner.tsx';
import { GospelText, Reflection } from '#app/homilies/homily-text.tsx';
import { Modal } from './modal.tsx';
import { contentOf, type TypedHomily } from './typed-homily.ts';

interface PreviewProps {
  day: LiturgicalDay;
  typed: TypedHomily;
  onClose: () => void;
}

/** The page as readers would see it. */
export function Preview({ day, typed, onClose }: PreviewProps) {
  const content = contentOf(typed);
  return (
    <Modal title="As readers see it" isWide onClose={onClose}>
      <div className="reading preview-page" data-day={day.color}>
        <DayBanner day={day} />
        <div className="prose">
          <GospelText {...content} />
          <Reflection {...content} />
        </div>
      </div>
    </Modal>
  );
}
