export { gospelOptions } from '#table/gospel-options.ts';
export { dayGospel } from './day-gospel.ts';
