import { createPortal } from 'react-dom';
import { Dialog } from '#ui/dialog.tsx';
import type { PodcastFeed } from './podcast-feed.ts';

interface CloseFeedProps {
  feed: PodcastFeed;
  onClose: () => void;
  onYes: () => void;
}

/** Nobody closes by a slip what an app would have to be given anew. */
export const CloseFeed = ({ feed, onClose, onYes }: CloseFeedProps) =>
  createPortal(
    <Dialog title={`Close the address for “${feed.name}”?`} onClose={onClose}>
      <div className="flow">
        <p>The app that has it gets no more homilies. To listen there again, you would make a new address.</p>
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            Keep it
          </button>
          <button type="button" className="quiet" onClick={onYes}>
            Close it
          </button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
