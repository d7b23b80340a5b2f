// A file between: asked for itself, the file of the calls would need a helper that every visitor loads.
export { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
export { getCoverage } from '@wayfare/contracts/calls/homily-editor';
