import { createHash } from 'node:crypto';
import { get, type PageRoute } from '#wire/http.ts';
import { html } from './html.ts';

/** The house's colors, space and line, with the type of whatever machine it is. */
const style = `
:root{
  color-scheme:light dark;
  --display:Fraunces,Georgia,"Liberation Serif",serif;
  --ui:"Source Sans 3","Source Sans",system-ui,"Liberation Sans",Arial,sans-serif;
  --code:ui-monospace,"Liberation Mono",Menlo,monospace;
  --small:.9375rem;--big:clamp(1.9rem,1.5rem + 1.7vw,2.75rem);--middle:clamp(1.3rem,1.2rem + .5vw,1.6rem);
  --edge:clamp(1.25rem,.4rem + 3.8vw,4rem);--gap:clamp(2rem,.5rem + 5vw,5rem);
  --ground:light-dark(#f3f7f5,#0b1a22);--sheet:light-dark(#ffffff,#11242e);
  --ink:light-dark(#0e2b38,#e7eeea);--ink-soft:light-dark(#455c66,#a3b6b9);
  --line:light-dark(#c6d3d1,#29424d);--edge-line:light-dark(#6b828a,#78929a);
  --ok:light-dark(#1b6a47,#82cda6);--bad:light-dark(#a5271e,#f4a49b);
  --blaze:light-dark(#e3ab22,#ebc46a);
  --rule:1px solid var(--line);--radius:2px;
}
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{background:var(--ground);color:var(--ink);font:400 1.0625rem/1.55 var(--ui);scroll-padding-top:6.5rem;
  -webkit-text-size-adjust:none;text-size-adjust:none}
body{min-height:100svh;overflow-wrap:break-word}
h1,h2{font-family:var(--display);font-weight:400;line-height:1.15;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:var(--big)}
h2{font-size:var(--middle)}
p,li,dd{text-wrap:pretty}
a{color:inherit;text-decoration-color:var(--blaze);text-decoration-thickness:2px;text-underline-offset:.22em}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
[role=alert]:focus,[role=status]:focus,main:focus{outline:0}
ul,ol{padding-left:1.2em}
[hidden]{display:none!important}

.skip{position:absolute;left:-999rem;z-index:3;padding:.5rem 1rem;background:var(--sheet)}
.skip:focus{left:var(--edge);top:.5rem}
.top{position:sticky;top:0;z-index:2;background:var(--ground);border-bottom:var(--rule)}
.strip{padding:.15rem var(--edge);background:var(--ink);color:var(--ground);font-size:.8125rem;text-align:center}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;
  max-width:72rem;margin:auto;padding:.35rem var(--edge)}
.brand{display:inline-flex;align-items:center;gap:.5em;min-height:2.75rem;font:500 1.25rem/1 var(--display);text-decoration:none}
.brand svg{width:1.15em}
.bar nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}
.bar nav a{display:inline-flex;align-items:center;gap:.45em;min-height:2.75rem;font-size:var(--small);font-weight:600;text-decoration:none}
.bar nav a:hover,.bar nav [aria-current]{text-decoration:underline;text-decoration-color:var(--blaze);text-decoration-thickness:3px}
.bar nav svg{width:.9em}
main{display:grid;gap:2rem;max-width:72rem;margin:auto;padding:clamp(1.5rem,1rem + 3vw,3.5rem) var(--edge) 5rem;
  grid-template-columns:minmax(0,1fr)}
.narrow{max-width:34rem;width:100%;display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
.lead{font:400 1.2rem/1.5 var(--display);max-width:34em}
.soft{color:var(--ink-soft)}
.fine{font-size:var(--small);color:var(--ink-soft)}
section{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
section+section{border-top:var(--rule);padding-top:1.75rem}
.two{display:grid;gap:2.25rem var(--gap);grid-template-columns:minmax(0,1fr)}
@media (width>=56rem){.two{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}}
.two section+section{border-top:0;padding-top:0}

form{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
form.row{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem 1rem}
.field{display:grid;gap:.4rem;grid-template-columns:minmax(0,1fr)}
.pair{display:grid;gap:1.25rem 1rem;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));align-items:end}
label{font-weight:600}
input{width:100%;min-height:3rem;padding:.4rem .8rem;border:1px solid var(--edge-line);border-radius:var(--radius);
  background:var(--sheet);color:var(--ink);font:inherit}
input[readonly]{background:transparent;border-style:dashed}
[aria-invalid=true]{border:2px solid var(--bad)}
.row input{width:auto;max-width:100%}
.wrong,.status{padding:.6rem 0 .6rem .9rem;border-left:4px solid var(--bad);font-weight:600;color:var(--bad);scroll-margin-top:7rem}
.status{border-color:var(--ok);color:var(--ok)}
.field .wrong{padding:0 0 0 .7rem;font-size:var(--small)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.45rem 1.4rem .6rem;border:0;border-radius:var(--radius);
  background:var(--ink);color:var(--ground);font:600 1.0625rem/1.3 var(--ui);text-decoration:none;cursor:pointer;box-shadow:inset 0 -5px 0 var(--blaze)}
.button:hover{box-shadow:inset 0 -8px 0 var(--blaze)}
.plain{background:none;color:var(--ink);box-shadow:inset 0 0 0 1px var(--edge-line);padding-block:.5rem}
.plain:hover{box-shadow:inset 0 0 0 2px var(--ink)}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:center}
.buttons form{display:contents}

table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:left;padding-bottom:.5rem}
th,td{padding:.6rem 1.25rem .6rem 0;border-top:var(--rule);text-align:left;font-weight:400;vertical-align:baseline}
tr:last-child>*{border-bottom:var(--rule)}
thead th{border-top:0;color:var(--ink-soft);font-size:var(--small)}
tbody th{color:var(--ink-soft)}
.bill tbody th{color:inherit}
th:last-child,td:last-child{padding-right:0}
.bill td:last-child,.bill th:last-child{text-align:right}
.bill td:last-child{white-space:nowrap;font-weight:600}
.wide{overflow-x:auto}
.whole{white-space:nowrap}
.mono{font-family:var(--code);font-size:.84em}
.mono,.long,dd,td{overflow-wrap:anywhere}
dl{display:grid;gap:.4rem 1.5rem;grid-template-columns:minmax(0,1fr)}
@media (width>=36rem){dl{grid-template-columns:max-content minmax(0,1fr)}}
dt{color:var(--ink-soft)}
@media (width<36rem){dd+dt{margin-top:.5rem}}
pre{padding:1rem;border:var(--rule);background:var(--sheet);font:400 .8125rem/1.5 var(--code);overflow:auto;max-height:38rem}
pre.text{white-space:pre-wrap;overflow-wrap:anywhere;font:400 1rem/1.55 var(--ui)}
details{border-block:var(--rule)}
summary{padding:.7rem 0;cursor:pointer;font-weight:600}
.cards{list-style:none;padding:0 0 .75rem}
.cards li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;align-items:center;padding:.4rem 0;border-top:var(--rule)}
.cards .mono{font-size:.95rem;white-space:nowrap}
.cards button{grid-area:1/2/span 2;min-height:2.25rem;padding:.2rem .9rem;font-size:var(--small)}
.state{display:inline-flex;align-items:center;gap:.6em;font-weight:600}
.state::before{content:"";flex:none;width:1.15em;height:.9em;background:linear-gradient(var(--ink) 42%,transparent 42% 58%,var(--blaze) 58%)}
.state.bad{color:var(--bad)}
.state.bad::before{background:linear-gradient(var(--bad) 42%,transparent 42% 58%,var(--bad) 58%)}
.price{font:400 var(--big)/1.1 var(--display)}
.price small{font-size:.55em}
iframe{width:100%;height:36rem;max-height:80svh;border:var(--rule);background:#fff;color-scheme:light}
@media (forced-colors:active){.button{border:1px solid}.state::before{background:CanvasText}}
@media print{.top{display:none}}
`;

/** Ignores double clicks and fills in test cards. All pages work without it. */
const script = `
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
  addEventListener('pageshow', () => delete form.dataset.sent);
}
for (const button of document.querySelectorAll('[data-fill]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const values = { number: button.dataset.fill, expiry: '12 / 34', cvc: '123' };
    for (const [id, value] of Object.entries(values)) document.getElementById(id).value = value;
    const name = document.getElementById('name');
    if (name.value === '') name.value = 'Test Reader';
    document.getElementById('number').focus();
  });
}
`;

const createVersion = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const stylesheet = `/style-${createVersion(style)}.css`;
export const scriptFile = `/script-${createVersion(script)}.js`;
export const icon = '/icon.svg';

export const logo = html`<svg viewBox="0 0 26 20" aria-hidden="true"><path fill="currentColor" d="M1 1.2 25 0v8.4L1 9z"/><path fill="#e3ab22" d="M1.4 11.6 25 11v8L1 20z"/></svg>`;

const iconFile = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -3 26 26"><path fill="#455c66" d="M1 1.2 25 0v8.4L1 9z"/><path fill="#e3ab22" d="M1.4 11.6 25 11v8L1 20z"/></svg>`;

/** The address changes with the file. */
const immutable = 'public, max-age=31536000, immutable';

const file = (path: string, type: string, body: string, cache: string): PageRoute =>
  get(new RegExp(`^${path.replaceAll('.', '\\.')}$`), async () => ({
    status: 200,
    headers: { 'content-type': type, 'cache-control': cache },
    body,
  }));

export const assetRoutes: readonly PageRoute[] = [
  file(stylesheet, 'text/css; charset=utf-8', style, immutable),
  file(scriptFile, 'text/javascript; charset=utf-8', script, immutable),
  file(icon, 'image/svg+xml', iconFile.toString(), 'public, max-age=86400'),
];
