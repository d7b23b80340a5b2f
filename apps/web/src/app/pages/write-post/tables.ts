// Keys and commands of tables. Loaded with the first table.
import { keymap } from 'prosemirror-keymap';
import type { Command, Plugin } from 'prosemirror-state';
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

/** Tab in the last cell begins a row. */
const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!addRowAfter(state, dispatch) || view === undefined) return false;
  return goToNextCell(1)(view.state, view.dispatch);
};

export const tablePlugins = (): Plugin[] => [
  keymap({ Tab: nextCell, 'Shift-Tab': goToNextCell(-1) }),
  tableEditing(),
];

export const tableActions: readonly (readonly [label: string, command: Command])[] = [
  ['Row below', addRowAfter],
  ['Column beside', addColumnAfter],
  ['Remove row', deleteRow],
  ['Remove column', deleteColumn],
  ['Join cells', mergeCells],
  ['Split cell', splitCell],
  ['Header row', toggleHeaderRow],
  ['Remove table', deleteTable],
];
