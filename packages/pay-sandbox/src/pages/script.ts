/** Makes pages handier. Nothing needs it: a button that is pressed twice does its work once without it too. */
export const script = `
for (const form of document.forms) form.addEventListener('submit', (event) => {
  if (form.dataset.sent) { event.preventDefault(); return; }
  form.dataset.sent = 'yes';
  const { submitter } = event;
  // Afterwards, or the button's own value would not be sent.
  setTimeout(() => {
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    if (submitter && submitter.dataset.busy) {
      submitter.dataset.words = submitter.textContent;
      submitter.textContent = submitter.dataset.busy;
    }
  });
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const form of document.forms) {
    delete form.dataset.sent;
    for (const button of form.querySelectorAll('button')) {
      button.disabled = false;
      if (button.dataset.words) button.textContent = button.dataset.words;
    }
  }
});
for (const button of document.querySelectorAll('[data-fill]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const values = { number: button.dataset.fill, expiry: '12 / 34', cvc: button.dataset.cvc };
    for (const [id, value] of Object.entries(values)) document.getElementById(id).value = value;
    const name = document.getElementById('name');
    if (name.value === '') name.value = 'Test Reader';
    document.getElementById('number').focus();
  });
}
`;
