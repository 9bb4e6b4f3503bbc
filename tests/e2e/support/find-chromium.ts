import { existsSync } from 'node:fs';
import type { BrowserType } from 'playwright-core';

/** The build without windows needs a third less CPU. It never keeps a page for Back and Forward. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/**
 * Finds a Chromium on this machine: the one that the variable CHROMIUM names, else one that the system has, else one that Playwright
 * downloaded.
 *
 * @param chromium Playwright's Chromium, of which only the path is read.
 * @param isWhole  Whether it must be the full browser.
 * @return path of the program, null when there is none
 */
export function findChromium( chromium: BrowserType, isWhole = false ): string | null {
	const places = [
		process.env[ 'CHROMIUM' ],
		isWhole ? undefined : WITHOUT_WINDOWS,
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		chromium.executablePath(),
	];
	return places.find( ( place ) => place && existsSync( place ) ) ?? null;
}
