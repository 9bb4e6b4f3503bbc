import { expectConsole } from './console-guard';

/** Expects that the page is left for another document, which jsdom cannot load and reports. */
export const expectLeaving = (): void => expectConsole( 'error', /Not implemented: navigation/ );
