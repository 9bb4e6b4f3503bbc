import type { Browser, BrowserType } from 'playwright-core';
import type { SharedProfile } from './shared-profile';

/** What all test files of a lane share. `environment.cjs` keeps it. */
export interface Lane {
	browser?: Browser | undefined;
	profile?: SharedProfile | undefined;
}

const shared = globalThis as { readonly browserTestLane?: Lane; readonly browserTestChromium?: BrowserType };

/** Outside of the browser tests it is empty. */
export const lane: Lane = shared.browserTestLane ?? {};

/** Playwright's Chromium, which the browser tests load once per lane. */
export const launcherOfLane = shared.browserTestChromium;
