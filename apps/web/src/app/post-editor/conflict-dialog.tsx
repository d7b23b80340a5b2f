import type { Post } from '@wayfare/contracts/calls/post';
import { PostContent } from '#app/blog/post-content.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { PostFields } from './post-fields.ts';

interface ConflictDialogProps {
  mine: PostFields;
  theirs: Post;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog title="Somebody else saved this post in the meantime" className="leaflet wide" onClose={onClose}>
      <p>Nothing is lost. Look at both, and choose which one goes on.</p>
      <div className="versions">
        <Side name="Mine" fields={mine} />
        <Side name={`Theirs, ${theirs.status === 'DRAFT' ? 'a draft' : 'published'}`} fields={theirs} />
      </div>
      <div className="row">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
      <p className="hint">
        Keeping yours saves it over theirs, which stays among the earlier versions. Taking theirs sets yours
        aside, and you can bring it back.
      </p>
    </Dialog>
  );
}

type Shown = Pick<Post, 'title' | 'slug' | 'excerpt' | 'category' | 'date' | 'content'>;

const Side = ({ name, fields }: { name: string; fields: Shown }) => (
  <section>
    <h3>{name}</h3>
    <dl>
      <dt>Title</dt>
      <dd>{fields.title}</dd>
      <dt>Slug</dt>
      <dd>{fields.slug}</dd>
      <dt>Excerpt</dt>
      <dd>{fields.excerpt || 'None'}</dd>
      <dt>Category and date</dt>
      <dd>
        {fields.category || 'None'}, {fields.date}
      </dd>
    </dl>
    <div className="prose essay-text version-text">
      <PostContent html={fields.content} />
    </div>
  </section>
);
