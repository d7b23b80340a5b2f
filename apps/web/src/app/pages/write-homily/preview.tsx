import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { AsPhone, PreviewDialog } from '#app/editing/preview-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { DayBanner } from '#app/reading/day-banner.tsx';
import { GospelText, Practice, Reflection } from '#texts/homily-text.tsx';
import type { ActionProps } from './homily-kind.ts';
import { MailPreview } from './mail-preview.tsx';

/** The homily as readers get it on the site and by mail. */
export function Preview({ details: { day }, state: { content }, session, onClose }: ActionProps) {
  const page = <PagePreview day={day} content={content} />;
  const mail = (form: 'mail' | 'text') => <MailPreview date={day.date} session={session} as={form} />;
  return (
    <PreviewDialog
      title="As readers see it"
      className="text-dialog"
      forms={{
        Page: page,
        Phone: <AsPhone title="The page on a phone">{page}</AsPhone>,
        Mail: mail('mail'),
        'Plain text': mail('text'),
      }}
      onClose={onClose}
    />
  );
}

function PagePreview({ day, content }: { day: LiturgicalDay; content: HomilyContent }) {
  const { pageData } = useMember();
  return (
    <div className="reading preview-page" data-day={day.color}>
      <DayBanner date={day.date} title={getHomilyName(content)} day={day} />
      <div className="prose">
        <GospelText {...content} />
        <Reflection {...content} />
        <Practice practice={content.practice} isToday={day.date === pageData.today} />
      </div>
    </div>
  );
}
