/** Shown in the page, because the log-in page cannot be loaded offline. */
export function showLoggedOut(): void {
  const main = document.createElement('main');
  main.id = 'main';
  main.className = 'wrap notice flow';
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  heading.textContent = 'You’re logged out';
  const text = document.createElement('p');
  text.className = 'lead';
  text.textContent = 'Nothing of yours is left on this device. To log in again you need a connection.';
  main.append(heading, text);
  document.getElementById('app')?.replaceChildren(main);
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  document.title = 'Logged out';
  heading.focus();
}
