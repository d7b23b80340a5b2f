/** Focuses the element. Opens the fold and the tab that it is in, and the panel if it is a closed sheet. */
export function showInFrame(selector: string): void {
  const element = document.querySelector<HTMLElement>(`.frame ${selector}`);
  const fold = element?.closest('details');
  if (fold) fold.open = true;
  const panel = element?.closest<HTMLElement>('.frame-panel');
  const tab = element?.closest('.comments') ? 'last' : 'first';
  const input = panel?.querySelector<HTMLInputElement>(`.panel-tabs > :${tab}-child > input`);
  if (input) input.checked = true;
  if (panel && getComputedStyle(panel).display === 'none') panel.showPopover();
  element?.focus();
}
