// Keys and tools of tables. Loaded with the first table.
import { keymap } from 'prosemirror-keymap';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  mergeCells,
  splitCell,
  tableEditing,
  toggleHeaderRow,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { useLayoutEffect } from 'react';
import { addPlugins } from '#app/editing/view/create-view.ts';
import { QuietButton } from '#ui/link-button.tsx';

/** Tab in the last cell begins a row. */
const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!addRowAfter(state, dispatch) || view === undefined) return false;
  return goToNextCell(1)(view.state, view.dispatch);
};

const tablePlugins = [keymap({ Tab: nextCell, 'Shift-Tab': goToNextCell(-1) }), tableEditing()];

const actions: readonly (readonly [label: string, command: Command])[] = [
  ['Row below', addRowAfter],
  ['Column beside', addColumnAfter],
  ['Remove row', deleteRow],
  ['Remove column', deleteColumn],
  ['Join cells', mergeCells],
  ['Split cell', splitCell],
  ['Header row', toggleHeaderRow],
  ['Remove table', deleteTable],
];

/** Adds the keys. The tools are below those of the text while the caret is in a table. */
export function TableBar({ view, isInTable }: { view: EditorView; isInTable: boolean }) {
  useLayoutEffect(() => {
    return addPlugins(view, tablePlugins);
  }, [view]);
  if (!isInTable) return null;
  return (
    <div className="table-bar" role="toolbar" aria-label="The table">
      {actions
        .filter(([, command]) => command(view.state))
        .map(([label, command]) => (
          <QuietButton
            key={label}
            onClick={() => {
              command(view.state, view.dispatch, view);
              view.focus();
            }}
          >
            {label}
          </QuietButton>
        ))}
    </div>
  );
}
