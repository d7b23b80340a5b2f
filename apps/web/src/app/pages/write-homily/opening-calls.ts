// A file between: asked for itself, the file of the calls would need a helper that every visitor loads.
export { getCoverage, getEditedHomily } from '@wayfare/contracts/calls/homily-editor';
