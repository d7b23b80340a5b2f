import type { EditorView } from 'prosemirror-view';
import { tableActions } from './tables.ts';

/** Below the tools while the caret is in a table. */
export const TableBar = ({ view }: { view: EditorView }) => (
  <div className="table-bar" role="toolbar" aria-label="The table">
    {tableActions
      .filter(([, command]) => command(view.state))
      .map(([label, command]) => (
        <button
          key={label}
          type="button"
          className="quiet"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            command(view.state, view.dispatch, view);
            view.focus();
          }}
        >
          {label}
        </button>
      ))}
  </div>
);
