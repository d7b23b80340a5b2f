import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { useState } from 'react';
import { AsPhone } from '#app/editing/as-phone.tsx';
import { useMember } from '#app/member/member.tsx';
import { DayBanner } from '#app/reading/day-banner.tsx';
import { GospelText, Practice, Reflection } from '#texts/homily-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Segments } from '#ui/segments.tsx';
import type { ActionProps } from './homily-kind.ts';
import { MailPreview } from './mail-preview.tsx';

const forms = { page: 'Page', phone: 'Phone', mail: 'Mail', text: 'Plain text' } as const;
type Form = keyof typeof forms;
const formNames = ['page', 'phone', 'mail', 'text'] as const satisfies readonly Form[];

/** The homily as readers get it on the site and by mail. */
export function Preview({ details: { day }, state: { content }, session, onClose }: ActionProps) {
  const [form, setForm] = useState<Form>('page');
  return (
    <Dialog title="As readers see it" className="text-dialog" onClose={onClose}>
      <fieldset className="preview-forms">
        <legend className="vh">Shown as</legend>
        <Segments
          name="preview-form"
          options={formNames}
          value={form}
          onChange={setForm}
          label={(name) => forms[name]}
        />
      </fieldset>
      {form === 'page' && <PagePreview day={day} content={content} />}
      {form === 'phone' && (
        <AsPhone title="The page on a phone">
          <PagePreview day={day} content={content} />
        </AsPhone>
      )}
      {(form === 'mail' || form === 'text') && <MailPreview date={day.date} session={session} as={form} />}
    </Dialog>
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
